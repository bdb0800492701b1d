// A form that another site takes → a new tab of the browser with the project in it.
// The form is in the page only while it is sent, and the new tab cannot reach back.

/** Where to send a project, and what. */
interface ProjectForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Opens a project in a new tab. Call it from a reader's click, or the browser may refuse. */
export function openProject({ action, fields }: ProjectForm): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = '_blank';
  form.setAttribute('rel', 'noopener');
  form.hidden = true;
  form.append(...Object.entries(fields).map(([name, value]) => hiddenField(name, value)));

  document.body.append(form);
  form.submit();
  form.remove();
}

function hiddenField(name: string, value: string): HTMLInputElement {
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = name;
  field.value = value;
  return field;
}
