// A component in a script → its `defaultProps`.

import ts from 'typescript';
import { type Field, listFields } from './list-fields.ts';
import type { Declared, Script } from './parse-script.ts';
import { unwrap } from './read-syntax.ts';

/** Lists the default props of a component. A later one of the same name wins. */
export function readStatic({ script, name, node }: Declared): Field[] {
  return script
    .statics()
    .filter((each) => {
      const isNamed = each.name !== '' && (each.name === name || script.names.declared.get(each.name) === node);
      return isNamed || each.node === node;
    })
    .flatMap(({ value }) => {
      const fields = listFields(value, script);
      return fields.length > 0 ? fields : listPassed(value, script);
    });
}

// Button.defaultProps = withGlobalDefaults('Button', { size: 'md' })
function listPassed(value: ts.Expression, script: Script): Field[] {
  const call = unwrap(value);
  return ts.isCallExpression(call)
    ? call.arguments.filter(ts.isObjectLiteralExpression).flatMap((object) => listFields(object, script))
    : [];
}
