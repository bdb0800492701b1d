// cli/api/find-package.ts
import { readFileSync, realpathSync } from "node:fs";
import { join as join3, resolve } from "node:path";

// cli/find-installed.ts
import { existsSync } from "node:fs";
import { join } from "node:path";

// cli/folders-above.ts
import { dirname } from "node:path";
function foldersAbove(folder) {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...foldersAbove(parent)];
}

// cli/find-installed.ts
function findInstalled(name, from) {
  if (!/^(?:@[\w.~-]+\/)?[\w~-][\w.~-]*$/.test(name)) return void 0;
  return foldersAbove(from).map((above) => join(above, "node_modules", name)).find((folder) => existsSync(join(folder, "package.json")));
}

// cli/api/list-specifiers.ts
import { existsSync as existsSync2, readdirSync } from "node:fs";
import { join as join2 } from "node:path";
function listSpecifiers(name, { folder, manifest }) {
  const subpaths = manifest.exports === void 0 || manifest.exports === null ? listFolders(folder, manifest) : listExported(folder, manifest.exports);
  const open = [...new Set(subpaths)].filter((subpath) => !/(?:^|\/)(?:internals?|node_modules|_.*)(?:\/|$)/.test(subpath));
  return [name, ...open.sort().map((subpath) => `${name}/${subpath}`)];
}
function listFolders(folder, { types, typings, main, module, unpkg, jsdelivr }) {
  const built = new Set([types, typings, main, module, unpkg, jsdelivr].map(toTopFolder));
  const names2 = listNames(folder).filter((name) => !built.has(name));
  const marked = names2.filter((name) => existsSync2(join2(folder, name, "package.json")));
  return marked.length > 0 ? marked : names2.filter((name) => existsSync2(join2(folder, name, "index.d.ts")));
}
function toTopFolder(file) {
  return typeof file === "string" ? /^(?:\.\/)?([^/]+)\//.exec(file)?.[1] : void 0;
}
function listExported(folder, exports) {
  return listEntries(exports).filter(([key]) => key.startsWith("./")).flatMap(([key, target]) => key.includes("*") ? listTargets(target).flatMap((file) => matchPattern(file, folder)).map((star) => key.replace("*", star)) : [key]).map((key) => key.slice("./".length));
}
function listTargets(target) {
  return typeof target === "string" ? [target] : listEntries(target).flatMap(([, inner]) => listTargets(inner));
}
function matchPattern(target, folder) {
  const [before, after] = target.split("*", 2);
  if (before === void 0 || after === void 0 || !/(?:^|\.[cm]?[jt]sx?)$/.test(after)) return [];
  const place = before.lastIndexOf("/") + 1;
  const [end = "", ...inner] = after.split("/");
  return listNames(join2(folder, before.slice(0, place))).filter((name) => name.startsWith(before.slice(place)) && name.endsWith(end) && (after !== "" || /\.[cm]?js$/.test(name))).filter((name) => inner.length === 0 || existsSync2(join2(folder, before.slice(0, place), name, ...inner))).map((name) => name.slice(before.length - place, name.length - end.length)).filter((star) => star !== "");
}
function listEntries(value) {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}
function listNames(folder) {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

// cli/api/find-package.ts
function findPackage(name, { root: root2, settingsFile, aliasOf }) {
  const place = { file: settingsFile };
  const found = findInstalled(name, resolve(root2));
  if (found === void 0) {
    return {
      problem: {
        rule: "api-package-missing",
        severity: "error",
        place,
        message: `The package "${name}" of "api" is not installed`,
        hint: aliasOf === void 0 ? `Install it in the site: npm install --save-dev ${name}.` : `Install the earlier version of "${aliasOf}" under this name: npm install --save-dev ${name}@npm:${aliasOf}@<version>.`
      }
    };
  }
  const folder = realpathSync(found).replaceAll("\\", "/");
  const manifest = readManifest(folder);
  if (!manifest) {
    return {
      problem: {
        rule: "api-package-missing",
        severity: "error",
        place,
        message: `The package.json of "${name}" is broken, so its types are not found`,
        hint: "Install the package again."
      }
    };
  }
  return {
    name,
    version: manifest.version ?? "",
    repository: manifest.repository,
    folder,
    specifiers: listSpecifiers(name, { folder, manifest }),
    importer: join3(resolve(root2), settingsFile).replaceAll("\\", "/")
  };
}
function readManifest(folder) {
  try {
    return JSON.parse(readFileSync(join3(folder, "package.json"), "utf8"));
  } catch {
    return void 0;
  }
}

// cli/api/extract-fresh.ts
import { existsSync as existsSync3, readFileSync as readFileSync2 } from "node:fs";

// core/api/extract/declaration-origin.ts
import ts from "typescript";
function isNative(declaration, program) {
  const file = declaration.getSourceFile();
  if (program.isSourceFileDefaultLibrary(file)) return true;
  return isNativePackage(toPackage(file.fileName)) && !(ts.isInterfaceDeclaration(declaration.parent) && declaration.parent.name.text.endsWith("Props"));
}
function toPackage(file) {
  const path = file.split("/node_modules/").at(-1);
  if (path === void 0 || path === file) return void 0;
  return /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0];
}
function toOwner(file, { name, folder }) {
  return isWithin(file, folder) ? name : toPackage(file);
}
function isWithin(file, folder) {
  return file.startsWith(`${folder}/`) && !file.includes("/node_modules/", folder.length);
}
function isNativePackage(name) {
  return name === "@types/react" || name === "@types/react-dom" || name === "csstype" || name === "@types/node";
}

// core/api/extract/find-ancestor.ts
function findAncestor(draft, { statement, pack, findOwner, findNamed }) {
  const owners = listOwners(draft, findOwner);
  const named = statement.inherits;
  if (named) {
    const owner = findNamed(named.component) ?? owners.find(({ name }) => name === named.component);
    return { inheritance: { component: named.component, packageName: owner && toOwner(owner.file, pack), pathname: owner ? void 0 : named.address }, draft: owner };
  }
  const whole = owners.filter((owner) => takesAll(draft, owner)).sort((a, b) => b.props.length - a.props.length)[0];
  if (!whole || statement.listsApi && toOwner(whole.file, pack) === toOwner(draft.file, pack)) return void 0;
  return { inheritance: { component: whole.name, packageName: toOwner(whole.file, pack) }, draft: whole };
}
var fewest = 3;
function listOwners(draft, findOwner) {
  const files = new Set(draft.props.flatMap(({ declarations }) => declarations.map((declaration) => declaration.getSourceFile().fileName)));
  const owners = new Set([...files].flatMap((file) => findOwner(file) ?? []));
  owners.delete(draft);
  return [...owners].filter((owner) => owner.symbol !== draft.symbol);
}
function takesAll(draft, owner) {
  const [shown, own] = [owner, draft].map(({ props }) => props.filter(({ doc }) => !doc.hidden && doc.description !== ""));
  if (!shown || !own) return false;
  if (shown.length > own.length || shown.length === own.length && owner.name > draft.name) return false;
  const ours = new Map(draft.props.map((prop) => [prop.name, prop.declarations]));
  return shown.length >= fewest && shown.every(({ name, declarations }) => declarations.some((one) => ours.get(name)?.includes(one)));
}

// core/api/extract/props/list-picked.ts
import ts2 from "typescript";
function listPicked({ props, file }) {
  const folder = file.slice(0, file.lastIndexOf("/") + 1);
  const beside = new Set(props.flatMap(({ declarations }) => declarations.map((declaration) => declaration.getSourceFile())).filter(({ fileName }) => fileName.startsWith(folder)));
  const picked = /* @__PURE__ */ new Set();
  function visit(node) {
    const isPick = ts2.isTypeReferenceNode(node) && node.typeName.getText() === "Pick" || ts2.isExpressionWithTypeArguments(node) && node.expression.getText() === "Pick";
    if (isPick && node.typeArguments?.[1]) listNames2(node.typeArguments[1]).forEach((name) => picked.add(name));
    ts2.forEachChild(node, visit);
  }
  beside.forEach(visit);
  return picked;
}
function listNames2(node) {
  if (ts2.isUnionTypeNode(node)) return node.types.flatMap(listNames2);
  return ts2.isLiteralTypeNode(node) && ts2.isStringLiteral(node.literal) ? [node.literal.text] : [];
}

// core/api/extract/props/find-origin.ts
function createOriginFinder({ draft, packageFolder, findOwner, findStranger }) {
  const picked = listPicked(draft);
  const folder = draft.file.slice(0, draft.file.lastIndexOf("/") + 1);
  return function findOrigin({ name, declarations }) {
    const files = declarations.map(toFile);
    if (files.length === 0 || files.some((file) => file.startsWith(folder))) return void 0;
    const isTakenUp = draft.script.names(name);
    if (picked.has(name) && isTakenUp) return void 0;
    const owner = findOne(files, findOwner);
    if (owner && owner !== draft && owner.file !== draft.file) return owner.name;
    if (isTakenUp) return void 0;
    return findSame(files.map(toHookName)) ?? (files.every((file) => !isWithin(file, packageFolder)) ? findOne(files, findStranger)?.name : void 0);
  };
}
function toHookName(file) {
  const [folder = "", base = ""] = file.split("/").slice(-2);
  return [folder, base].flatMap((part) => /^(?:unstable_)?(use[A-Z]\w*)/.exec(part)?.[1] ?? [])[0];
}
function toFile(declaration) {
  return declaration.getSourceFile().fileName;
}
function findOne(files, findOwner) {
  return findSame(files.map(findOwner));
}
function findSame(values) {
  const [first, ...others] = new Set(values);
  return others.length === 0 ? first : void 0;
}

// core/api/extract/props/find-repeated.ts
import ts5 from "typescript";

// core/api/extract/read-doc.ts
import ts3 from "typescript";
function readDoc(declaration) {
  const comments = ts3.getJSDocCommentsAndTags(declaration);
  const tags = ts3.getJSDocTags(declaration);
  const text = comments.flatMap((comment) => ts3.isJSDoc(comment) ? [toMarkdown(comment.comment)] : []).filter(Boolean);
  return {
    description: text.join("\n\n"),
    default: findTag(tags, "default", "defaultValue"),
    deprecated: findTag(tags, "deprecated"),
    seeMore: findTag(tags, "see"),
    hidden: tags.some(({ tagName }) => ["ignore", "internal", "private"].includes(tagName.text)),
    parameters: Object.fromEntries(tags.filter(ts3.isJSDocParameterTag).map((tag) => [tag.name.getText(), toArgument(tag.comment)])),
    returns: findTag(tags, "returns", "return") ?? ""
  };
}
function readDocs(declarations) {
  const docs = declarations.map(readDoc);
  const first = docs.find((doc) => doc.description !== "" || doc.hidden) ?? docs.find(hasTags) ?? docs[0];
  return first ?? nothing;
}
var nothing = { description: "", hidden: false, parameters: {}, returns: "" };
function hasTags(doc) {
  return doc.default !== void 0 || doc.deprecated !== void 0;
}
function findTag(tags, ...names2) {
  const tag = tags.find(({ tagName }) => names2.includes(tagName.text));
  if (!tag) return void 0;
  return ts3.isJSDocSeeTag(tag) ? toSource(tag) : withType(tag) + toMarkdown(tag.comment);
}
function toSource(tag) {
  const source = tag.getSourceFile().text.slice(tag.tagName.end, tag.end);
  return withLinks(source.replaceAll(/\n\s*\*\s?/g, "\n").replace(/\*\/?\s*$/, "").trim());
}
function withType(tag) {
  if (ts3.isJSDocReturnTag(tag) || !("typeExpression" in tag)) return "";
  const type = tag.typeExpression;
  return type ? type.getText() : "";
}
function toArgument(comment) {
  return toMarkdown(comment).replace(/^-\s+/, "");
}
function toMarkdown(comment) {
  return withLinks(withDrawings(withoutLists(ts3.getTextOfJSDocComment(comment) ?? ""))).trim();
}
function withoutLists(text) {
  return text.replaceAll(/^(?:Demos|API):[ \t]*\n(?:[ \t]*\n|[ \t]*-[^\n]*(?:\n|$))*/gm, "");
}
function withDrawings(text) {
  return text.replaceAll(/(?:^ {2,}\S.*(?:\n|$))+/gm, (lines) => /[_‾─═]{4,}/.test(lines) ? `
\`\`\`
${lines.trimEnd()}
\`\`\`
` : lines);
}
function withLinks(text) {
  return text.replaceAll(/\{@link(?:code|plain)?\s+([^\s|}]+)(?:[\s|]+([^}]*))?\}/g, (_whole, target, label = "") => {
    const shown = String(label).trim();
    if (/^https?:/.test(target)) return `[${shown || target}](${target})`;
    return shown || `\`${target}\``;
  }).replaceAll(/\[\[([A-Za-z_$][\w$.]*(?:\[\])?)\]\]/g, "`$1`");
}

// core/api/extract/types/takes-nothing-new.ts
import ts4 from "typescript";
function takesNothingNew(prop, attribute, checker) {
  const [ours, theirs] = [checker.getNonNullableType(prop), checker.getNonNullableType(attribute)];
  if (ours === theirs || prop.flags & (ts4.TypeFlags.Any | ts4.TypeFlags.Unknown)) return true;
  if (ours.flags & (ts4.TypeFlags.String | ts4.TypeFlags.Number)) return checker.isTypeAssignableTo(ours, theirs);
  const events = findEvents(theirs, checker);
  if (events.length > 0) return findEvents(ours, checker).some((event) => events.includes(event));
  return checker.isTypeAssignableTo(ours, theirs) && checker.isTypeAssignableTo(theirs, ours);
}
function findEvents(type, checker) {
  const [signature, ...others] = type.getCallSignatures();
  const [event, ...rest] = signature?.parameters ?? [];
  if (!event || others.length > 0 || rest.length > 0) return [];
  const known = checker.getNonNullableType(checker.getTypeOfSymbol(event));
  return (known.isIntersection() ? known.types : [known]).map(({ symbol }) => symbol).filter(Boolean);
}

// core/api/extract/props/find-repeated.ts
function findRepeated({ props, isOpen: isOpen2 }, known, checker) {
  const isListed = createListFinder(known);
  const isTold = isExplained(props.filter((prop) => !isAttribute(prop.name, known) && !isListed(prop)));
  return props.filter((prop) => {
    if (prop.doc.description !== "" || prop.doc.hidden || !isAttribute(prop.name, known)) return false;
    if (prop.name === "key" || prop.name === "ref") return true;
    return isTold && !prop.required && (isOpen2 || isListed(prop)) && hasAttributeType(prop, known, checker);
  });
}
function isExplained(props) {
  const own = props.filter(({ doc }) => !doc.hidden);
  return own.filter(({ doc }) => doc.description !== "").length >= own.length / 2;
}
var fewest2 = 3;
function createListFinder(known) {
  const judged = /* @__PURE__ */ new Map();
  return ({ declarations }) => declarations.length > 0 && declarations.every(({ parent }) => {
    const isList = judged.get(parent) ?? listsAttributes(parent, known);
    judged.set(parent, isList);
    return isList;
  });
}
function listsAttributes(type, known) {
  const members = ts5.isInterfaceDeclaration(type) || ts5.isTypeLiteralNode(type) ? type.members : [];
  const silent = members.filter((member) => isAttribute(member.name?.getText() ?? "", known) && readDoc(member).description === "");
  return silent.length >= fewest2 && silent.length > members.length / 2;
}
function hasAttributeType({ name, symbols }, known, checker) {
  const types = (known.attributes.get(name) ?? []).map((attribute) => checker.getTypeAtLocation(attribute));
  return isCustom(name, known) || symbols.every((symbol) => types.some((type) => takesNothingNew(checker.getTypeOfSymbol(symbol), type, checker)));
}
function isAttribute(name, known) {
  return known.attributes.has(name) || isCustom(name, known);
}
function isCustom(name, { attributes }) {
  return !attributes.has(name) && /^(?:aria|data)-/.test(name);
}

// core/api/extract/props/fold-inherited.ts
function foldInherited(draft, options) {
  const { ancestor, packageFolder, known, checker, readFolded } = options;
  const above = ancestor?.draft && readFolded(ancestor.draft);
  const shown = draft.props.filter(({ doc }) => !doc.hidden);
  const native = findRepeated(draft, known, checker);
  const own = shown.filter((prop) => !native.includes(prop) && (prop.doc.description !== "" || !isFlag(prop.name)));
  const findOrigin = createOriginFinder({ ...options, draft });
  const entries = own.flatMap((named) => {
    if (ancestor && isInherited(named, { draft, ancestor, packageFolder })) return inherit(named, { above, from: ancestor.inheritance.component });
    const origin = findOrigin(named);
    return [[named.name, origin === void 0 ? named.read() : { ...named.read(), inheritedFrom: origin }]];
  });
  return {
    props: Object.fromEntries(entries.sort(([a], [b]) => a < b ? -1 : 1)),
    nativeProps: [.../* @__PURE__ */ new Set([...draft.nativeProps, ...native.map(({ name }) => name)])].sort()
  };
}
function inherit(named, { above, from }) {
  const theirs = above && Object.hasOwn(above.props, named.name) ? above.props[named.name] : void 0;
  if (above && !theirs) return [];
  const prop = theirs ?? named.read();
  return [[named.name, { ...prop, required: named.required, inheritedFrom: prop.inheritedFrom ?? from }]];
}
function isFlag(name) {
  return name === "component" || name === "sx";
}
function isInherited({ name, declarations }, { draft, ancestor, packageFolder }) {
  const folder = toFolder(draft.file);
  if (declarations.some((declaration) => declaration.getSourceFile().fileName.startsWith(folder))) return false;
  if (!ancestor.draft) return declarations.every((declaration) => !isWithin(declaration.getSourceFile().fileName, packageFolder));
  return ancestor.draft.props.some((prop) => prop.name === name);
}
function toFolder(file) {
  return file.slice(0, file.lastIndexOf("/") + 1);
}

// core/api/extract/read-component.ts
import ts11 from "typescript";

// core/api/extract/props/collect-props.ts
import ts6 from "typescript";
function collectProps(types, checker) {
  const variants = types.flatMap((type) => toVariants(type, checker));
  const symbols = /* @__PURE__ */ new Map();
  for (const variant of variants) {
    for (const symbol of checker.getPropertiesOfType(variant).filter(isPublic)) symbols.set(symbol.name, [...symbols.get(symbol.name) ?? [], symbol]);
  }
  return [...symbols].map(([name, found]) => ({
    name,
    symbols: found,
    required: found.length === variants.length && found.every((symbol) => !isOptional(symbol))
  }));
}
function isAllowed({ symbols }, checker) {
  return symbols.some((symbol) => (checker.getTypeOfSymbol(symbol).flags & (ts6.TypeFlags.Never | ts6.TypeFlags.Undefined)) === 0);
}
function findDeclarations({ symbols }) {
  return [...new Set(symbols.flatMap(({ declarations }) => declarations ?? []))];
}
function toVariants(type, checker) {
  if (type.isUnion()) return type.types.flatMap((member) => toVariants(member, checker));
  if (type.flags & (ts6.TypeFlags.Null | ts6.TypeFlags.Undefined)) return [];
  const known = type.flags & ts6.TypeFlags.Instantiable ? checker.getBaseConstraintOfType(type) : type;
  if (!known) return [];
  return known === type ? [known] : toVariants(known, checker);
}
function isPublic({ name, declarations = [] }) {
  if (/^(?:#|__(?!.*__$))/.test(name)) return false;
  return !declarations.some((declaration) => ts6.getCombinedModifierFlags(declaration) & (ts6.ModifierFlags.Private | ts6.ModifierFlags.Protected));
}
function isOptional(symbol) {
  return (symbol.flags & ts6.SymbolFlags.Optional) !== 0;
}

// core/api/extract/read-signatures.ts
function readComponentTypes(symbol, checker) {
  const forms = listForms(checker.getTypeOfSymbol(symbol));
  const drawing = forms.flatMap((form) => form.getCallSignatures().filter((signature) => signature.parameters.length <= 2 && (isExotic(form) || isDrawn(signature.getReturnType(), checker))));
  if (drawing.length > 0) return { props: drawing.flatMap(({ parameters }) => parameters[0] ? [checker.getTypeOfSymbol(parameters[0])] : []) };
  const made = forms.flatMap((form) => form.getConstructSignatures()).map((signature) => signature.getReturnType());
  const props = made.filter((instance) => instance.getProperty("render")).flatMap((instance) => instance.getProperty("props") ?? []);
  return props.length > 0 ? { props: props.slice(0, 1).map((prop) => checker.getTypeOfSymbol(prop)) } : void 0;
}
function listForms(type) {
  return type.isUnion() ? type.types : [type];
}
function isExotic(form) {
  return form.getProperty("$$typeof") !== void 0;
}
function isDrawn(type, checker) {
  const members = type.isUnion() ? type.types : [type];
  if (type.symbol?.name === "Promise") return checker.getTypeArguments(type).some((drawn) => isDrawn(drawn, checker));
  if (/\bReactNode\b/.test(checker.typeToString(type))) return true;
  return members.some((member) => /^(?:React\.)?(?:JSX\.)?(?:React)?(?:Element|Portal)\b/.test(checker.typeToString(member)));
}

// core/api/extract/props/find-style-types.ts
var fewestComponents = 10;
var fewestProps = 20;
var fewestStyles = 5;
function findStyleTypes(exports, { program, known }) {
  const checker = program.getTypeChecker();
  const components = exports.flatMap((symbol) => {
    const props = collectProps(readComponentTypes(symbol, checker)?.props ?? [], checker);
    return props.length > 0 ? [{ symbol, props }] : [];
  });
  const most3 = Math.max(fewestComponents, components.length / 2);
  if (components.length < most3) return /* @__PURE__ */ new Set();
  const shared = [...countUsers(components, program)].filter(([, { components: users }]) => users.size > most3);
  const systems = shared.filter(([, usage]) => isSystem(shared.map(([, other]) => other).filter((other) => hasSameUsers(other, usage)), known));
  const named = shared.filter(([source, usage]) => typeof source === "string" && systems.some(([, system]) => includesUsers(usage, system)));
  return new Set([...systems, ...named].map(([source]) => source));
}
function findSources(prop, program) {
  const declarations = findDeclarations(prop);
  return declarations.length === 0 ? [prop.name] : declarations.filter((declaration) => !isNative(declaration, program)).map(({ parent }) => parent);
}
function countUsers(components, program) {
  const usages = /* @__PURE__ */ new Map();
  for (const { symbol, props } of components) {
    for (const prop of props) {
      for (const source of findSources(prop, program)) {
        const usage = usages.get(source) ?? { components: /* @__PURE__ */ new Set(), names: /* @__PURE__ */ new Set() };
        usages.set(source, usage);
        usage.components.add(symbol);
        usage.names.add(prop.name);
      }
    }
  }
  return usages;
}
function isSystem(together, { styles }) {
  const names2 = new Set(together.flatMap((usage) => [...usage.names]));
  return names2.size >= fewestProps && [...names2].filter((name) => styles.has(name)).length >= fewestStyles;
}
function hasSameUsers(one, other) {
  return one.components.size === other.components.size && includesUsers(one, other);
}
function includesUsers({ components }, other) {
  return [...other.components].every((symbol) => components.has(symbol));
}

// core/api/extract/exports/read-module.ts
import ts7 from "typescript";
function readModule({ file }, program) {
  const source = program.getSourceFile(file);
  const module = source && program.getTypeChecker().getSymbolAtLocation(source);
  return module ? listValues(module, program.getTypeChecker()) : [];
}
function listValues(module, checker) {
  const passed = collectNames(module, checker);
  return checker.getExportsOfModule(module).flatMap((symbol) => {
    if (!passed.has(symbol.name) || isTypeOnly(symbol, checker)) return [];
    const value = followAlias(symbol, checker);
    return value.flags & ts7.SymbolFlags.Value ? [{ name: symbol.name, value }] : [];
  });
}
function followAlias(symbol, checker) {
  if (!(symbol.flags & ts7.SymbolFlags.Alias) || symbol.flags & ts7.SymbolFlags.Value) return symbol;
  const next = checker.getAliasedSymbol(symbol);
  return next === symbol ? symbol : followAlias(next, checker);
}
function collectNames(module, checker, seen = /* @__PURE__ */ new Set()) {
  if (seen.has(module)) return /* @__PURE__ */ new Set();
  seen.add(module);
  const names2 = /* @__PURE__ */ new Set();
  module.exports?.forEach((symbol) => {
    if (symbol.escapedName !== ts7.InternalSymbolName.ExportStar) names2.add(symbol.name);
    else listPassed(symbol, checker).forEach((inner) => collectNames(inner, checker, seen).forEach((name) => names2.add(name)));
  });
  if (module.exports?.has(ts7.InternalSymbolName.ExportEquals)) checker.getExportsOfModule(module).forEach(({ name }) => names2.add(name));
  return names2;
}
function listPassed(star, checker) {
  return (star.declarations ?? []).filter(ts7.isExportDeclaration).flatMap(({ isTypeOnly: isType, moduleSpecifier }) => isType || !moduleSpecifier ? [] : checker.getSymbolAtLocation(moduleSpecifier) ?? []);
}
function isTypeOnly(symbol, checker) {
  if (!(symbol.flags & ts7.SymbolFlags.Alias)) return false;
  const declaration = symbol.declarations?.[0];
  if (!declaration || ts7.isTypeOnlyImportOrExportDeclaration(declaration)) return declaration !== void 0;
  const next = findTarget(declaration, checker);
  return next !== void 0 && next !== symbol && isTypeOnly(next, checker);
}
function findTarget(declaration, checker) {
  if (!ts7.isExportSpecifier(declaration) && !ts7.isImportSpecifier(declaration)) return void 0;
  const from = ts7.isExportSpecifier(declaration) ? declaration.parent.parent.moduleSpecifier : declaration.parent.parent.parent.moduleSpecifier;
  if (!from) return ts7.isExportSpecifier(declaration) ? checker.getExportSpecifierLocalTargetSymbol(declaration) : void 0;
  const module = checker.getSymbolAtLocation(from);
  const name = (declaration.propertyName ?? declaration.name).text;
  return module && checker.getExportsOfModule(module).find((symbol) => symbol.name === name);
}

// core/api/extract/classes/name-class.ts
function createClassNamer({ name, specifiers }, { exports, readExport }) {
  return function nameClass(member) {
    const declaring = exports.filter(({ type }) => declares(type.getProperty(member.name)?.declarations, member));
    const places = [...declaring, ...specifiers.map((specifier) => ({ specifier, name: toClassesName(name) }))];
    const [named] = places.flatMap((place) => readText(readExport(place.specifier, place.name), member.name) ?? []);
    return named ?? specifiers.flatMap((specifier) => generateText(readExport(specifier, `get${name}UtilityClass`), member.name) ?? [])[0];
  };
}
function toClassesName(component) {
  return `${component.charAt(0).toLowerCase()}${component.slice(1)}Classes`;
}
function declares(declarations, member) {
  return findDeclarations(member).some((declaration) => declarations?.includes(declaration));
}
function readText(object, key) {
  if (typeof object !== "object" || object === null) return void 0;
  const value = object[key];
  return typeof value === "string" ? value : void 0;
}
function generateText(generate, key) {
  if (typeof generate !== "function") return void 0;
  const value = generate(key);
  return typeof value === "string" ? value : void 0;
}

// core/api/extract/classes/read-classes.ts
function findClassExports(pack) {
  const checker = pack.program.getTypeChecker();
  return pack.modules.flatMap(
    (module) => readModule(module, pack.program).filter(({ name }) => /^[a-z]\w*Classes$/.test(name)).flatMap(({ name, value }) => {
      const file = value.declarations?.[0]?.getSourceFile().fileName;
      return file === void 0 ? [] : [{ name, specifier: module.specifier, type: checker.getTypeOfSymbol(value), file }];
    })
  );
}
function readClasses(source, { exports, pack }) {
  const checker = pack.program.getTypeChecker();
  const taken = collectProps((source.classesProp?.symbols ?? []).map((symbol) => checker.getTypeOfSymbol(symbol)), checker);
  const beside = exports.find(({ name, file }) => name === toClassesName(source.name) && file.startsWith(`${source.folder}/`));
  const exported = beside ? collectProps([beside.type], checker) : [];
  const members = pickMembers(taken, exported);
  const nameClass = createClassNamer(source, { exports, readExport: pack.readExport });
  const named = members.map((member) => ({ member, className: nameClass(member) }));
  const classNames = Object.fromEntries(named.flatMap(({ member, className }) => className === void 0 ? [] : [[member.name, className]]));
  const prefix = findPrefix(classNames);
  const told = named.filter(({ member, className }) => className !== void 0 || findDeclarations(member).some((declaration) => isWithin(declaration.getSourceFile().fileName, pack.folder)));
  const classes = told.flatMap(({ member, className }) => toClass(member, { className, prefix }));
  return { classes: classes.sort((a, b) => a.key < b.key ? -1 : 1), classNames };
}
function pickMembers(taken, exported) {
  if (taken.length === 0) return exported;
  const declared = new Set(exported.flatMap(findDeclarations));
  const own = taken.filter((member) => findDeclarations(member).some((declaration) => declared.has(declaration)));
  return own.length > 0 ? own : taken;
}
function toClass(member, { className, prefix }) {
  const { description, deprecated, hidden } = readDocs(findDeclarations(member));
  if (hidden) return [];
  const global = className !== void 0 && className !== `${prefix}${member.name}`;
  return [{ key: member.name, className, global, description, deprecated }];
}
function findPrefix(classNames) {
  if (classNames.root?.endsWith("root")) return classNames.root.slice(0, -"root".length);
  const counts = /* @__PURE__ */ new Map();
  for (const [key, className] of Object.entries(classNames)) {
    if (!className.endsWith(key)) continue;
    const prefix = className.slice(0, -key.length);
    counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "";
}

// core/api/extract/read-ref-holder.ts
import ts8 from "typescript";
var element = /^(?:HTML|SVG)\w*Element$/;
function readRefHolder(props, { slots, program }) {
  const checker = program.getTypeChecker();
  const typesOf = (name) => (props.get(name)?.symbols ?? []).map((symbol) => checker.getTypeOfSymbol(symbol)).reverse();
  const held = typesOf("ref").flatMap((type) => findHeld(type, checker)).find((text) => /^[A-Z]\w*$/.test(text));
  if (held !== void 0) return held;
  if (props.has("ref")) {
    const target = typesOf("onClick").flatMap((type) => findTarget2(type, checker))[0];
    if (target !== void 0) return target;
  }
  return findTagElement(slots.find(({ name }) => name === "root")?.default, program);
}
function findHeld(type, checker) {
  if (type.isUnion()) return type.types.flatMap((member) => findHeld(member, checker));
  const current = type.getProperty("current");
  if (!current) return [];
  const held = checker.getNonNullableType(checker.getTypeOfSymbol(current));
  return held.isTypeParameter() ? [] : [checker.typeToString(held)];
}
function findTarget2(type, checker) {
  const [event] = checker.getNonNullableType(type).getCallSignatures()[0]?.parameters ?? [];
  const target = event && checker.getTypeOfSymbol(event).getProperty("currentTarget");
  if (!target) return [];
  const known = checker.getTypeOfSymbol(target);
  const members = known.isIntersection() ? known.types : [known];
  return members.map((member) => checker.typeToString(member)).filter((text) => element.test(text));
}
function findTagElement(tag, program) {
  const [, name] = /^'([a-z][a-z\d]*)'$/.exec(tag ?? "") ?? [];
  if (name === void 0) return void 0;
  const libraries = program.getSourceFiles().filter((file) => program.isSourceFileDefaultLibrary(file));
  const tables = libraries.flatMap(({ statements }) => statements.filter(ts8.isInterfaceDeclaration)).filter((table) => table.name.text === "HTMLElementTagNameMap");
  const line = tables.flatMap(({ members }) => [...members]).find((member) => member.name && ts8.isStringLiteral(member.name) && member.name.text === name);
  return line && ts8.isPropertySignature(line) ? line.type?.getText() : void 0;
}

// core/api/extract/read-script.ts
import ts9 from "typescript";
function readScript(text) {
  const source = ts9.createSourceFile("component.js", text, ts9.ScriptTarget.ESNext, false, ts9.ScriptKind.JS);
  const constants = findConstants(source);
  const asked = [];
  const styled = [];
  const taken = /* @__PURE__ */ new Set();
  let takesApart = false;
  function visit(node) {
    if (ts9.isCallExpression(node)) {
      for (const options of node.arguments.filter(ts9.isObjectLiteralExpression)) {
        const name = readText2(options, "name", constants);
        if (name !== void 0 && asksTheme(node.expression, source)) asked.push(name);
        else if (name !== void 0 && readText2(options, "slot", constants) === "Root") styled.push(name);
      }
    }
    if (ts9.isObjectBindingPattern(node)) {
      node.elements.forEach((element2) => taken.add(toFieldName(element2)));
      takesApart ||= node.elements.length > 0;
    }
    if (ts9.isPropertyAccessExpression(node)) taken.add(node.name.text);
    ts9.forEachChild(node, visit);
  }
  visit(source);
  return { themeName: asked[0] ?? styled[0], themeDefaultProps: asked.length > 0, names: (prop) => !takesApart || taken.has(prop) };
}
function toFieldName({ name, propertyName }) {
  const field = propertyName ?? name;
  return ts9.isIdentifier(field) || ts9.isStringLiteral(field) ? field.text : "";
}
function asksTheme(callee, source) {
  return /\buse(?:Theme|Default)Props\b/.test(callee.getText(source));
}
function readText2(options, key, constants) {
  for (const property of options.properties) {
    if (!ts9.isPropertyAssignment(property) || !ts9.isIdentifier(property.name) || property.name.text !== key) continue;
    if (ts9.isStringLiteralLike(property.initializer)) return property.initializer.text;
    if (ts9.isIdentifier(property.initializer)) return constants.get(property.initializer.text);
  }
  return void 0;
}
function findConstants(source) {
  const declarations = source.statements.filter(ts9.isVariableStatement).flatMap(({ declarationList }) => [...declarationList.declarations]);
  return new Map(
    declarations.flatMap(
      ({ name, initializer }) => ts9.isIdentifier(name) && initializer && ts9.isStringLiteralLike(initializer) ? [[name.text, initializer.text]] : []
    )
  );
}

// core/api/extract/classes/read-slots.ts
import ts10 from "typescript";
function readSlots(slots, { classNames, folder, pack }) {
  const checker = pack.program.getTypeChecker();
  const found = collectProps((slots?.symbols ?? []).map((symbol) => checker.getTypeOfSymbol(symbol)), checker).filter((slot) => isDeclaredIn(pack.folder, slot));
  const told = found.flatMap((slot) => {
    const declarations = findDeclarations(slot);
    const doc = readDocs(declarations);
    if (doc.hidden || doc.description === "" && !declarations.some(({ parent }) => ts10.isInterfaceDeclaration(parent))) return [];
    return [{ name: slot.name, class: classNames[slot.name], default: doc.default, description: doc.description }];
  });
  return { slots: told, areOwn: found.some((slot) => isDeclaredIn(folder, slot)) };
}
function isDeclaredIn(folder, slot) {
  return findDeclarations(slot).some((declaration) => isWithin(declaration.getSourceFile().fileName, folder));
}

// core/api/extract/read-component.ts
function readComponent({ name, symbol, specifiers }, { pack, known, styleTypes, classExports, readProp }) {
  const checker = pack.program.getTypeChecker();
  const types = readComponentTypes(symbol, checker);
  const file = symbol.declarations?.[0]?.getSourceFile().fileName;
  if (!types || file === void 0) return void 0;
  const found = collectProps(findShape(types.props, { name, file, program: pack.program }), checker);
  const byName = new Map(found.map((prop) => [prop.name, prop]));
  const kinds = sortByKind(found, { program: pack.program, known, styleTypes });
  const folder = file.slice(0, file.lastIndexOf("/"));
  const { classes, classNames } = readClasses({ name, folder, specifiers, classesProp: byName.get("classes") }, { exports: classExports, pack });
  const { slots, areOwn } = readSlots(byName.get("slots"), { classNames, folder, pack });
  return {
    name,
    symbol,
    file,
    props: kinds.own.filter(({ prop }) => isAllowed(prop, checker)).map(({ prop, declarations }) => readProp(prop, declarations)),
    nativeProps: kinds.native,
    styleProps: kinds.style,
    slots,
    hasOwnSlots: areOwn,
    classes,
    script: readScript(pack.readText(file.replace(/\.d\.[cm]?ts$/, ".js")) ?? ""),
    refHolder: readRefHolder(byName, { slots, program: pack.program }),
    isOpen: kinds.native.some((attribute) => !["ref", "key", "children"].includes(attribute)) || types.props.some(isGeneric)
  };
}
function isGeneric(type) {
  if (type.flags & ts11.TypeFlags.Instantiable) return true;
  return type.isUnionOrIntersection() && type.types.some(isGeneric);
}
function findShape(props, { name, file, program }) {
  const checker = program.getTypeChecker();
  if (!props.some((type) => checker.getIndexInfosOfType(type).length > 0 && checker.getPropertiesOfType(type).every(({ declarations = [] }) => declarations.every((one) => isNative(one, program))))) return props;
  const folder = file.slice(0, file.lastIndexOf("/") + 1);
  const beside = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(folder));
  const known = beside.flatMap((source) => source.statements.filter(ts11.isInterfaceDeclaration)).find((statement) => [`${name}OwnProps`, `${name}Props`].includes(statement.name.text));
  return known ? [...props, checker.getTypeAtLocation(known)] : props;
}
function sortByKind(found, { program, known, styleTypes }) {
  const made = found.filter((prop) => findDeclarations(prop).length === 0);
  const hasStyles = made.filter(({ name }) => known.styles.has(name)).length > made.length / 2;
  const kinds = { own: [], native: [], style: [] };
  for (const prop of found) {
    const all = findDeclarations(prop);
    const declarations = all.filter((declaration) => !isNative(declaration, program));
    const sources = findSources(prop, program);
    if (all.length === 0 && hasStyles || sources.length > 0 && sources.every((source) => styleTypes.has(source))) kinds.style.push(prop);
    else if (declarations.length > 0 || all.length === 0) kinds.own.push({ prop, declarations });
    else kinds.native.push(prop.name);
  }
  return { own: kinds.own, native: kinds.native.sort(), style: kinds.style };
}

// core/api/extract/exports/read-statement.ts
import ts12 from "typescript";
function readStatement(symbol) {
  const declarations = [...symbol.declarations ?? [], ...findExportLines(symbol)];
  const { description, deprecated, hidden } = readDocs(declarations);
  const text = declarations.flatMap((declaration) => ts12.getJSDocCommentsAndTags(declaration).map((comment) => comment.getText())).join("\n");
  const [, component, address] = /^[\s*]*-\s*inherits \[(\w+) API\]\(([^)\s]+)\)/m.exec(text) ?? [];
  return {
    description,
    deprecated,
    hidden,
    listsApi: /^[\s*]*API:\s*$/m.test(text),
    inherits: component !== void 0 && address !== void 0 ? { component, address } : void 0
  };
}
function findExportLines(symbol) {
  const file = symbol.declarations?.[0]?.getSourceFile();
  const lines = file?.statements.filter(ts12.isExportDeclaration) ?? [];
  return lines.filter(({ moduleSpecifier, exportClause }) => !moduleSpecifier && exportClause && ts12.isNamedExports(exportClause) && exportClause.elements[0]?.name.text === symbol.name);
}

// core/api/extract/create-family.ts
function createFamily(exports, { room, listed }) {
  const { pack, known } = room;
  const drafts = /* @__PURE__ */ new Map();
  const open = /* @__PURE__ */ new Set();
  const ofFolder = remember((folder) => findDraft(findFolderComponent(folder, { exports, program: pack.program })));
  const foldedOf = remember(fold);
  const findOwner = (file) => ofFolder(file.slice(0, file.lastIndexOf("/")));
  function findDraft(found) {
    if (!found) return void 0;
    if (!drafts.has(found.symbol)) drafts.set(found.symbol, readComponent(found, room));
    return drafts.get(found.symbol);
  }
  function findNamed(name) {
    return findDraft(exports.filter((entry) => entry.name === name).map(toComponentExport)[0]);
  }
  function findListedOwner(file) {
    const owner = findOwner(file);
    return owner && listed.has(owner.symbol) ? owner : void 0;
  }
  function ancestorOf(draft) {
    return findAncestor(draft, { statement: readStatement(draft.symbol), pack, findOwner, findNamed });
  }
  function fold(draft) {
    open.add(draft);
    const readFolded = (above) => open.has(above) ? void 0 : foldedOf(above);
    const folded = foldInherited(draft, { ancestor: ancestorOf(draft), packageFolder: pack.folder, findOwner: findListedOwner, findStranger: findOwner, known, checker: pack.program.getTypeChecker(), readFolded });
    open.delete(draft);
    return folded;
  }
  return { draftOf: (entry) => findDraft(toComponentExport(entry)), foldedOf, ancestorOf };
}
function remember(make) {
  const made = /* @__PURE__ */ new Map();
  return (key) => {
    const value = made.has(key) ? made.get(key) : make(key);
    made.set(key, value);
    return value;
  };
}
function findFolderComponent(folder, { exports, program }) {
  const name = (folder.split("/").at(-1) ?? "").replace(/^(?:unstable|experimental)_/i, "");
  if (!/^[A-Z]/.test(name)) return void 0;
  const own = exports.find((entry) => entry.name === name && entry.symbol.declarations?.[0]?.getSourceFile().fileName.startsWith(`${folder}/`));
  if (own) return toComponentExport(own);
  const offered = readModule({ specifier: "", file: `${folder}/index.d.ts` }, program);
  const found = offered.find((entry) => entry.name === "default") ?? offered.find((entry) => entry.name === name);
  return found && { name, symbol: found.value, specifiers: [] };
}
function toComponentExport({ name, symbol, imports }) {
  return { name, symbol, specifiers: imports.map(({ specifier }) => specifier) };
}

// core/api/extract/exports/list-parts.ts
import ts13 from "typescript";
function listParts({ name, value }, checker) {
  const parts = (isNamespace(value) ? listMembers({ name, value }, checker) : listCarried(value, checker)).filter((part) => /^[A-Z]/.test(part.name));
  return parts.map((part) => ({ name: `${name}.${part.name}`, value: part.value }));
}
function isNamespace({ flags }) {
  return (flags & ts13.SymbolFlags.ValueModule) !== 0 && (flags & (ts13.SymbolFlags.Function | ts13.SymbolFlags.Class)) === 0;
}
function listMembers({ name, value }, checker) {
  const members = listValues(value, checker);
  const short = members.filter((member) => !member.name.startsWith(name));
  const types = new Set(short.map((member) => checker.getTypeOfSymbol(member.value)));
  return members.filter((member) => short.includes(member) || !types.has(checker.getTypeOfSymbol(member.value)));
}
function listCarried(value, checker) {
  if (!(value.flags & ts13.SymbolFlags.Value)) return [];
  return checker.getPropertiesOfType(checker.getTypeOfSymbol(value)).map((part) => ({ name: part.name, value: part }));
}

// core/api/extract/exports/find-exports.ts
function findExports(pack) {
  const checker = pack.program.getTypeChecker();
  const found = [...findWays(pack)].map(([symbol, imports]) => toExport(symbol, imports)).filter(({ name, symbol }) => /^(?:[A-Z]|use[A-Z])/.test(name) && isCallable(symbol, checker));
  const names2 = new Set(found.map(({ name }) => name));
  const distinct = found.filter(({ name }) => !name.includes(".") || !names2.has(name.replace(".", "")));
  return pickOwn(distinct, pack).sort((a, b) => a.name < b.name ? -1 : 1);
}
function formatImport(name, { specifier, exported }) {
  const [whole = name] = name.split(".");
  const [from = exported] = exported.split(".");
  if (from === "default") return `import ${whole} from '${specifier}';`;
  return `import { ${from === whole ? whole : `${from} as ${whole}`} } from '${specifier}';`;
}
function findWays(pack) {
  const checker = pack.program.getTypeChecker();
  const ways = /* @__PURE__ */ new Map();
  for (const { specifier, file } of pack.modules) {
    const exports = readModule({ specifier, file }, pack.program).filter(({ value }) => isLibrary(value));
    const parts = exports.filter(({ name }) => /^[A-Z]/.test(name)).flatMap((whole) => listParts(whole, checker)).filter(({ value }) => isLibrary(value));
    for (const { name, value } of [...exports, ...parts]) ways.set(value, [...ways.get(value) ?? [], { specifier, exported: name }]);
  }
  return ways;
}
function isLibrary(symbol) {
  const file = toFile2(symbol);
  return file !== void 0 && !/^(?:@types\/react|@types\/react-dom|typescript)$/.test(toPackage(file) ?? "");
}
function pickOwn(found, pack) {
  const own = found.filter(({ symbol }) => isWithin(toFile2(symbol) ?? "", pack.folder));
  const gathered = found.filter(({ symbol }) => !own.some((entry) => entry.symbol === symbol) && isKin(toPackage(toFile2(symbol) ?? ""), pack.name));
  return own.length < gathered.length ? [...own, ...gathered] : own;
}
function isKin(name, other) {
  return name !== void 0 && toScope(name) === toScope(other);
}
function toScope(name) {
  return name.replace(/^@/, "").replace(/\/.*/, "");
}
function toFile2(symbol) {
  return symbol.declarations?.[0]?.getSourceFile().fileName;
}
function isCallable(symbol, checker) {
  const type = checker.getTypeOfSymbol(symbol);
  const forms = type.isUnion() ? type.types : [type];
  return forms.some((form) => form.getCallSignatures().length > 0 || form.getConstructSignatures().length > 0);
}
function toExport(symbol, imports) {
  const name = toName(symbol, imports);
  return { name, symbol, imports: pickImports(imports.filter((way) => isWhole(way) === !name.includes("."))) };
}
function toName(symbol, imports) {
  const named = imports.filter((way) => way.exported !== "default");
  const rooted = named.filter(isRoot);
  const exported = (rooted.find(isWhole) ?? rooted[0] ?? named.find(isWhole) ?? named[0])?.exported;
  const folder = imports[0]?.specifier.split("/").at(-1);
  const name = exported ?? (symbol.name === "default" ? folder : symbol.name) ?? symbol.name;
  return name.replace(/^(?:unstable|experimental)_/i, "");
}
function pickImports(imports) {
  const [root2, deep] = [imports.find(isRoot), imports.find((way) => !isRoot(way) && way.exported === "default") ?? imports.find((way) => !isRoot(way))];
  return [deep, root2].filter((way) => way !== void 0);
}
function isWhole({ exported }) {
  return !exported.includes(".");
}
function isRoot({ specifier }) {
  return specifier.split("/").length === (specifier.startsWith("@") ? 2 : 1);
}

// core/api/extract/find-unresolved.ts
import ts14 from "typescript";
function findUnresolved(exports, { name, folder, program, settingsFile }) {
  const files = new Set(exports.flatMap(({ declarations }) => declarations?.map((declaration) => declaration.getSourceFile()) ?? []));
  const folders = new Set([...files].map(({ fileName }) => fileName.slice(0, fileName.lastIndexOf("/") + 1)));
  const beside = program.getSourceFiles().filter(({ fileName }) => folders.has(fileName.slice(0, fileName.lastIndexOf("/") + 1)) && isWithin(fileName, folder));
  return beside.flatMap(
    (file) => findLostImports(file, program.getTypeChecker()).map((lost) => ({
      rule: "api-unresolved",
      severity: "warning",
      place: { file: settingsFile },
      message: `The types of "${name}" use ${lost} in "${name}${file.fileName.slice(folder.length)}", which is not there`,
      hint: `Install the package that brings it beside "${name}". Until then, what is typed with it is shown as any.`
    }))
  );
}
function findLostImports(file, checker) {
  return file.statements.filter(ts14.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
    const module = moduleSpecifier.text;
    if (!importClause) return [];
    if (!checker.getSymbolAtLocation(moduleSpecifier)) return [`the module "${module}"`];
    const bindings = importClause.namedBindings;
    const named = bindings && ts14.isNamedImports(bindings) ? bindings.elements : [];
    return named.filter(({ name }) => isLost(name, checker)).map(({ name, propertyName }) => `"${(propertyName ?? name).text}" of "${module}"`);
  });
}
function isLost(name, checker) {
  const symbol = checker.getSymbolAtLocation(name);
  if (!symbol || !(symbol.flags & ts14.SymbolFlags.Alias)) return false;
  return (checker.getAliasedSymbol(symbol).declarations ?? []).length === 0;
}

// core/api/extract/known-names.ts
import ts15 from "typescript";
function findKnownNames(program) {
  const attributes = new Map(["key", "ref", "children", "dangerouslySetInnerHTML"].map((name) => [name, []]));
  const styles = /* @__PURE__ */ new Map();
  for (const file of program.getSourceFiles()) {
    const origin = toPackage(file.fileName);
    if (origin === "@types/react") eachInterface(file, (part) => addMembers(part, /Attributes$/, attributes));
    if (origin === "csstype") eachInterface(file, (part) => addMembers(part, /^(?:Standard|Vendor|Obsolete)\w*Properties$/, styles));
  }
  return { attributes, styles: new Set(styles.keys()) };
}
function eachInterface(node, visit) {
  ts15.forEachChild(node, (child) => {
    if (ts15.isInterfaceDeclaration(child)) visit(child);
    if (ts15.isModuleDeclaration(child) || ts15.isModuleBlock(child)) eachInterface(child, visit);
  });
}
function addMembers(part, pattern, members) {
  if (!pattern.test(part.name.text)) return;
  for (const member of part.members) {
    const { name } = member;
    if (name && (ts15.isIdentifier(name) || ts15.isStringLiteral(name))) members.set(name.text, [...members.get(name.text) ?? [], member]);
  }
}

// core/api/extract/read-hook.ts
import ts23 from "typescript";

// core/api/extract/types/note-type.ts
function noteType(type, signature) {
  if (type === "any" || type === "unknown") return "The library declares no narrower type.";
  return isOpen(type) || isOpen(signature?.type ?? "") ? "Parts of the type are left open by the library." : void 0;
}
function isOpen(type) {
  return /\b(?:any|unknown)\b(?!\??:)/.test(type.replaceAll(/'(?:\\.|[^'\\])*'/g, ""));
}

// core/api/extract/props/read-prop.ts
import ts22 from "typescript";

// core/api/split-union.ts
function splitUnion(type) {
  const members = [""];
  let depth = 0;
  for (const [token] of type.matchAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|=>|[^]/g)) {
    if (/^[([{<]$/.test(token)) depth += 1;
    if (/^[)\]}>]$/.test(token)) depth -= 1;
    if (token === "=>" && depth === 0) return [type];
    if (token === "|" && depth === 0) members.push("");
    else members[members.length - 1] += token;
  }
  return members.map((member) => member.trim()).filter(Boolean);
}

// core/api/extract/types/list-plain.ts
import ts17 from "typescript";

// core/api/extract/types/literal-order.ts
import ts16 from "typescript";
var deepest = 6;
function listLiterals(node, checker) {
  const found = /* @__PURE__ */ new Set();
  const seen = /* @__PURE__ */ new Set();
  function visit(part, depth) {
    if (seen.has(part) || depth > deepest) return;
    seen.add(part);
    if (ts16.isLiteralTypeNode(part)) found.add(toText(part));
    if (ts16.isTypeReferenceNode(part)) findAliased(part, checker).forEach((target) => visit(target, depth + 1));
    if (ts16.isIndexedAccessTypeNode(part)) findField(part, checker).forEach((target) => visit(target, depth + 1));
    else ts16.forEachChild(part, (child) => visit(child, depth));
  }
  visit(node, 0);
  return [...found];
}
function findField({ objectType, indexType }, checker) {
  if (!ts16.isLiteralTypeNode(indexType) || !ts16.isStringLiteral(indexType.literal)) return [];
  const field = checker.getTypeFromTypeNode(objectType).getProperty(indexType.literal.text);
  return (field?.declarations ?? []).flatMap((declaration) => ts16.isPropertySignature(declaration) && declaration.type ? [declaration.type] : []);
}
function findAliased(node, checker) {
  const symbol = findSymbol(node.typeName, checker);
  return (symbol?.declarations ?? []).filter(ts16.isTypeAliasDeclaration).map(({ type }) => type);
}
function findSymbol(name, checker) {
  const symbol = checker.getSymbolAtLocation(name);
  return symbol && symbol.flags & ts16.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}
function toText({ literal }) {
  return ts16.isStringLiteral(literal) ? toQuoted(literal.text) : literal.getText();
}
function toQuoted(text) {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}

// core/api/extract/types/list-plain.ts
var most = 40;
function listPlain(type, order = []) {
  const found = new Set((type.isUnion() ? type.types : [type]).flatMap((member) => toPlain(member) ?? []));
  const isEither = found.has("true") && found.has("false");
  const kinds = [...isEither ? ["boolean"] : [], ...["number", "string"].filter((kind) => found.has(kind))];
  if (isEither && found.has("string")) return [];
  const taken = isEither ? ["true", "false", ...kinds] : kinds;
  const words = [...found].filter((word) => !taken.includes(word)).sort((a, b) => rankOf(a, order) - rankOf(b, order) || (a < b ? -1 : 1));
  return found.has("string") && words.length > most ? kinds : [...words, ...kinds];
}
function toPlain(type) {
  const { flags } = type;
  if (flags & ts17.TypeFlags.EnumLike) return void 0;
  if (type.isStringLiteral()) return /^-[a-z]+-/.test(type.value) ? void 0 : toQuoted(type.value);
  if (type.isNumberLiteral()) return String(type.value);
  if (type.isIntersection()) return type.types.flatMap((part) => toPlain(part) ?? [])[0];
  if (flags & ts17.TypeFlags.BooleanLiteral) return "intrinsicName" in type && type.intrinsicName === "true" ? "true" : "false";
  return flags & ts17.TypeFlags.Number ? "number" : flags & ts17.TypeFlags.String ? "string" : void 0;
}
function rankOf(word, order) {
  const index = order.indexOf(word);
  return index >= 0 ? index : order.length;
}

// core/api/extract/types/print-type.ts
import ts20 from "typescript";

// core/api/extract/types/format-node.ts
import ts18 from "typescript";
function formatNode(node) {
  const printer = ts18.createPrinter({ removeComments: true, omitTrailingSemicolon: true });
  return simplifyTypeText(printer.printNode(ts18.EmitHint.Unspecified, node, node.getSourceFile()));
}
function simplifyTypeText(text) {
  return text.replaceAll(/\s+/g, " ").replaceAll(/import\("[^"]*"\)\./g, "").replaceAll(/\bReact\.(?=[A-Z])/g, "").replaceAll(/"([^"'\\]*)"/g, "'$1'").replaceAll(/;? \}/g, " }").replaceAll(/('(?:\\.|[^'\\])*')|\[ (?!\])| \]/g, (bracket, text2) => text2 ?? bracket.trim()).split("?: ").reduce((before, after) => `${before}?: ${dropUndefined(after)}`);
}
function dropUndefined(text) {
  const end = findEnd(text);
  if (/^(?:<[^(]*>)?\([^()]*\) =>/.test(text)) return text;
  return text.slice(0, end).replace(/ \| undefined$/, "") + text.slice(end);
}
function findEnd(text) {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index] ?? "";
    if (depth === 0 && (letter === ";" || letter === "," || text.startsWith(" }", index) || letter === ")")) return index;
    if ("([{<".includes(letter)) depth += 1;
    if (")]}".includes(letter) || letter === ">" && text[index - 1] !== "=") depth -= 1;
  }
  return text.length;
}

// core/api/extract/types/summarize-type.ts
import ts19 from "typescript";
function summarizeType(type, checker) {
  const fields = isShape(type, checker) ? checker.getPropertiesOfType(type) : [];
  if (fields.length === 0 || fields.length > 40) return toWord(type, checker);
  const lines = fields.map((field) => {
    const optional = field.flags & ts19.SymbolFlags.Optional ? "?" : "";
    return `${field.name}${optional}: ${toWord(checker.getNonNullableType(checker.getTypeOfSymbol(field)), checker)}`;
  });
  return `{ ${lines.join(", ")} }`;
}
function toWord(type, checker) {
  if (type.isUnion()) return [...new Set(type.types.map((member) => toWord(member, checker)))].sort().join(" | ");
  if (type.isStringLiteral()) return `'${type.value}'`;
  if (type.flags & ts19.TypeFlags.BooleanLike) return "bool";
  if (type.flags & ts19.TypeFlags.StringLike) return "string";
  if (type.flags & ts19.TypeFlags.NumberLike) return "number";
  if (type.flags & (ts19.TypeFlags.Null | ts19.TypeFlags.Undefined | ts19.TypeFlags.Void)) return checker.typeToString(type);
  if (type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0) return "func";
  if (checker.isArrayType(type)) return "array";
  return type.aliasSymbol?.name ?? "object";
}
function isShape(type, checker) {
  if (type.isUnion() || checker.isArrayType(type) || type.getCallSignatures().length > 0) return false;
  return (type.flags & (ts19.TypeFlags.Object | ts19.TypeFlags.Intersection)) !== 0;
}

// core/api/extract/types/print-type.ts
var longest = 400;
var most2 = 40;
var format = ts20.TypeFormatFlags.NoTruncation | ts20.TypeFormatFlags.UseSingleQuotesForStringLiteralType | ts20.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope | ts20.TypeFormatFlags.WriteArrayAsGenericType;
var simple = ts20.TypeFlags.Literal | ts20.TypeFlags.StringLike | ts20.TypeFlags.NumberLike | ts20.TypeFlags.BooleanLike | ts20.TypeFlags.Null | ts20.TypeFlags.Undefined;
function printMember(member, checker) {
  return printMembers([member], checker);
}
function printMembers(members, checker) {
  const parts = [...new Set(members.flatMap((member) => printParts(member, checker)))];
  const known = parts.length > 1 ? parts.filter((part) => part !== "undefined" && part !== "never") : parts;
  const isOpen2 = members.some(({ declaration }) => isExtensible(declaration && findTypeNode(declaration), checker));
  const shown = isOpen2 ? [...known.filter((part) => part !== "string"), "string"] : keepUndefined(known, parts, members);
  const text = shown.length === 1 ? shown[0] ?? "" : shown.map(toUnionPart).join(" | ");
  const [first] = members;
  return text.length <= longest || !first ? text : summarizeType(checker.getNonNullableType(checker.getTypeOfSymbol(first.symbol)), checker);
}
function printParts({ symbol, declaration }, checker) {
  const node = declaration && findTypeNode(declaration);
  const isClosed = node && !hasOuterParameter(node, checker) && saysAll(symbol, { node, checker });
  return isClosed ? printNode(node, checker) : printType(checker.getTypeOfSymbol(symbol), { node, checker });
}
function saysAll(symbol, { node, checker }) {
  if ((symbol.flags & ts20.SymbolFlags.Transient) === 0 && symbol.declarations?.length === 1) return true;
  const [type, written] = [checker.getTypeOfSymbol(symbol), checker.getTypeFromTypeNode(node)].map((known) => checker.getNonNullableType(known));
  if (!type || !written || type === written) return true;
  return checker.isTypeAssignableTo(type, written) && (symbol.declarations?.length !== 1 || checker.isTypeAssignableTo(written, type));
}
function keepUndefined(known, parts, members) {
  const isOptional3 = members.some(({ symbol }) => (symbol.flags & ts20.SymbolFlags.Optional) !== 0);
  return isOptional3 ? known : parts;
}
function printType(type, { node, checker }) {
  const limit = findLimit(type);
  const limitNode = findLimitNode(type);
  if (limit) return printType(limit, { node: limitNode, checker });
  if (limitNode && ts20.isTypeReferenceNode(limitNode)) return [formatNode(limitNode)];
  if (!type.isUnion() || type.aliasSymbol && !isSimple(type)) return [toText2(type, checker)];
  const order = node ? listLiterals(node, checker) : [];
  const parts = mergeBooleans(type.types.flatMap((member) => printPart(member, checker)));
  return [...parts].sort((a, b) => toRank(a, order) - toRank(b, order) || compareLiterals(a, b));
}
function printPart(member, checker) {
  if (member.isStringLiteral() && !isEnum(member)) return [toQuoted(member.value)];
  return findLimit(member) ? printType(member, { checker }) : [toText2(member, checker)];
}
function findLimit(type) {
  const limit = type.isTypeParameter() ? type.getConstraint() : void 0;
  return limit?.isUnion() && isSimple(limit) ? limit : void 0;
}
function findLimitNode(type) {
  return type.isTypeParameter() ? type.symbol.declarations?.find(ts20.isTypeParameterDeclaration)?.constraint : void 0;
}
function toText2(type, checker) {
  return simplifyTypeText(checker.typeToString(type, void 0, format));
}
function printNode(node, checker) {
  if (ts20.isUnionTypeNode(node)) return mergeBooleans(node.types.flatMap((member) => printNode(member, checker)));
  if (ts20.isParenthesizedTypeNode(node)) return printNode(node.type, checker);
  const type = checker.getTypeFromTypeNode(node);
  const isShown = (ts20.isIndexedAccessTypeNode(node) || isSimple(type) && !isEnum(type)) && !(type.isUnion() && type.types.length > most2);
  return isShown ? printType(type, { node, checker }) : [ts20.isMappedTypeNode(node) && listFields(type, checker) || formatNode(node)];
}
function listFields(type, checker) {
  const text = checker.getPropertiesOfType(type).length > 0 ? toText2(type, checker) : "";
  return text.startsWith("{ [") || text.length > longest ? void 0 : text;
}
function isEnum({ flags }) {
  return (flags & ts20.TypeFlags.EnumLike) !== 0;
}
function isSimple(type) {
  const members = type.isUnion() ? type.types : [type];
  return members.every(({ flags }) => (flags & simple) !== 0);
}
function findTypeNode(declaration) {
  const typed = ts20.isPropertySignature(declaration) || ts20.isParameter(declaration) || ts20.isPropertyDeclaration(declaration);
  return typed ? declaration.type : void 0;
}
function hasOuterParameter(node, checker) {
  let found = false;
  function visit(part) {
    if (ts20.isTypeReferenceNode(part) && isOuterParameter(part, node, checker)) found = true;
    if (part.kind === ts20.SyntaxKind.ThisType) found = true;
    if (!found) ts20.forEachChild(part, visit);
  }
  visit(node);
  return found;
}
function isOuterParameter({ typeName }, around, checker) {
  const symbol = checker.getSymbolAtLocation(typeName);
  if (!symbol || !(symbol.flags & ts20.SymbolFlags.TypeParameter)) return false;
  return (symbol.declarations ?? []).every((declaration) => declaration.pos < around.pos || declaration.end > around.end);
}
function isExtensible(node, checker) {
  if (!node) return false;
  if (ts20.isUnionTypeNode(node)) return node.types.some((member) => isExtensible(member, checker));
  if (!ts20.isTypeReferenceNode(node)) return false;
  const hasGap = (node.typeArguments ?? []).some((argument) => ts20.isTypeReferenceNode(argument) && isEmptyInterface(argument, checker));
  return hasGap && (node.typeArguments ?? []).length > 1 || findAliased(node, checker).some((target) => isExtensible(target, checker));
}
function isEmptyInterface({ typeName }, checker) {
  const declarations = findSymbol(typeName, checker)?.declarations ?? [];
  return declarations.length > 0 && declarations.every((declaration) => ts20.isInterfaceDeclaration(declaration) && declaration.members.length === 0 && !declaration.heritageClauses);
}
function mergeBooleans(parts) {
  if (!parts.includes("true") || !parts.includes("false")) return [...parts];
  return [...new Set(parts.map((part) => part === "true" || part === "false" ? "boolean" : part))];
}
function toRank(part, order) {
  if (part === "null") return 2000001;
  if (part === "undefined") return 2000002;
  const index = order.indexOf(part);
  return index >= 0 ? index : 1e6;
}
function compareLiterals(a, b) {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
function toUnionPart(part) {
  return isFunction(part) ? `(${part})` : part;
}
function isFunction(part) {
  if (part.startsWith("new ") || /^<[^(]*>\(/.test(part)) return true;
  if (!part.startsWith("(")) return false;
  let depth = 0;
  for (let index = 0; index < part.length; index += 1) {
    if (part[index] === "(") depth += 1;
    if (part[index] === ")") depth -= 1;
    if (depth === 0) return part.slice(index + 1).trimStart().startsWith("=>");
  }
  return false;
}

// core/api/extract/types/read-function.ts
import ts21 from "typescript";
function readFunction(type, { doc, checker }) {
  const signatures = checker.getNonNullableType(type).getCallSignatures();
  const [signature] = signatures;
  if (!signature || signatures.length > 1 && Object.keys(doc.parameters).length === 0) return void 0;
  const parameters = signature.parameters.map((parameter) => readParameter(parameter, doc, checker));
  const returned = printType(signature.getReturnType(), { checker }).join(" | ");
  const args = parameters.map(({ name, type: text, optional }) => `${name}${optional ? "?" : ""}: ${text}`);
  return {
    type: `(${args.join(", ")}) => ${returned}`,
    parameters,
    returns: { type: returned, description: doc.returns }
  };
}
function readParameter(symbol, doc, checker) {
  const declaration = symbol.valueDeclaration;
  const isParameter = declaration !== void 0 && ts21.isParameter(declaration);
  const optional = isParameter && (declaration.questionToken !== void 0 || declaration.initializer !== void 0);
  const isRest = isParameter && declaration.dotDotDotToken !== void 0;
  return {
    name: isRest ? `...${symbol.name}` : symbol.name,
    type: printMember({ symbol, declaration }, checker),
    optional,
    description: doc.parameters[symbol.name] ?? ""
  };
}

// core/api/extract/props/read-prop.ts
function createPropReader(checker) {
  const written = /* @__PURE__ */ new Map();
  return function readProp(found, declarations) {
    const { name, required, symbols } = found;
    const own = readDocs(declarations);
    const doc = own.description === "" && !own.hidden ? { ...readDocs(declarations.flatMap((declaration) => findReferred(declaration, checker))), ...dropEmpty(own) } : own;
    return { name, required, doc, symbols, declarations, read: () => toProp({ required, doc }, write(listMembers2(found, declarations), doc)) };
  };
  function write(members, doc) {
    const [{ symbol, declaration } = {}] = members;
    if (!symbol || !declaration || members.length > 1) return writeType(members, { doc, checker });
    const type = checker.getTypeOfSymbol(symbol);
    const known = written.get(declaration) ?? /* @__PURE__ */ new Map();
    const found = known.get(type) ?? writeType(members, { doc, checker });
    written.set(declaration, known.set(type, found));
    return found;
  }
}
function findReferred(declaration, checker) {
  const type = ts22.isPropertySignature(declaration) ? declaration.type : void 0;
  if (!type || !ts22.isIndexedAccessTypeNode(type) || !ts22.isLiteralTypeNode(type.indexType) || !ts22.isStringLiteral(type.indexType.literal)) return [];
  return checker.getTypeFromTypeNode(type.objectType).getProperty(type.indexType.literal.text)?.declarations ?? [];
}
function dropEmpty(doc) {
  return Object.fromEntries(Object.entries(doc).filter(([key, value]) => value !== void 0 && value !== "" && key !== "parameters"));
}
function toProp({ required, doc }, { type, plain, note, signature }) {
  const { default: fallback, description, deprecated, seeMore } = doc;
  return { type, plain, required, default: fallback, description, deprecated, seeMore, note, signature };
}
function writeType(members, { doc, checker }) {
  const type = printMembers(members, checker);
  const symbol = members[0]?.symbol;
  const signature = symbol && readFunction(checker.getTypeOfSymbol(symbol), { doc, checker });
  return { type, plain: readPlain(members, { type, checker }), note: noteType(type, signature), signature };
}
function readPlain(members, { type, checker }) {
  const order = members.flatMap(({ declaration }) => declaration ? listLiterals(declaration, checker) : []);
  const plain = [...new Set(members.flatMap(({ symbol }) => listPlain(checker.getNonNullableType(checker.getTypeOfSymbol(symbol)), order)))];
  const told = splitUnion(type).filter((member) => member !== "null" && member !== "undefined");
  return plain.length === 0 || told.every((member) => plain.includes(member) || member === "boolean") ? void 0 : plain.join(" | ");
}
function listMembers2({ symbols }, declarations) {
  const members = symbols.map((symbol) => {
    const own = declarations.filter((declaration) => symbol.declarations?.includes(declaration));
    return { symbol, declaration: own.find((candidate) => readDocs([candidate]).description !== "") ?? own[0] };
  });
  const told = members.filter(({ declaration }) => declaration !== void 0);
  const shown = told.length > 0 ? told : members.slice(0, 1);
  return shown.filter(({ declaration }, index) => shown.findIndex((other) => other.declaration === declaration) === index);
}

// core/api/extract/read-hook.ts
function readHook(symbol, program) {
  const checker = program.getTypeChecker();
  const signatures = checker.getTypeOfSymbol(symbol).getCallSignatures();
  if (signatures.length === 0) return void 0;
  const given = signatures.map((signature) => signature.getReturnType());
  return { parameters: readOptions(signatures, program) ?? readArguments(signatures, symbol, checker), returnValue: readFields(given, program) ?? readWhole(signatures, checker) };
}
function readOptions(signatures, program) {
  const taking = signatures.filter(({ parameters }) => parameters.length > 0);
  if (taking.length === 0 || taking.some(({ parameters }) => parameters.length > 1)) return void 0;
  const fields = readFields(taking.flatMap(({ parameters }) => parameters.map((parameter) => program.getTypeChecker().getTypeOfSymbol(parameter))), program);
  if (!fields || taking.length === signatures.length) return fields;
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, required: false }]));
}
function readFields(types, program) {
  const checker = program.getTypeChecker();
  const solid = types.map((type) => checker.getNonNullableType(type));
  if (!solid.every((type) => isFieldType(type, checker))) return void 0;
  const readProp = createPropReader(checker);
  const fields = collectProps(solid, checker).filter((found) => isAllowed(found, checker)).map((found) => readProp(found, findDeclarations(found)));
  const own = fields.filter(({ doc, declarations }) => !doc.hidden && !declarations.every((declaration) => isNative(declaration, program)));
  if (own.length === 0) return void 0;
  return Object.fromEntries(own.map(({ name, read }) => [name, read()]).sort(([a], [b]) => a < b ? -1 : 1));
}
function isFieldType(type, checker) {
  if (type.isUnion()) return type.types.every((member) => isFieldType(member, checker));
  if (checker.isArrayType(type) || checker.isTupleType(type) || type.getCallSignatures().length > 0) return false;
  const known = type.flags & ts23.TypeFlags.Instantiable ? checker.getBaseConstraintOfType(type) : type;
  return known !== void 0 && (known.flags & (ts23.TypeFlags.Object | ts23.TypeFlags.Intersection)) !== 0;
}
function readArguments(signatures, hook, checker) {
  const doc = readDocs(hook.declarations ?? []);
  const names2 = [...new Set(signatures.flatMap(({ parameters }) => parameters.map(({ name }) => name)))];
  return Object.fromEntries(
    names2.map((name) => {
      const found = signatures.flatMap(({ parameters }) => parameters.filter((parameter) => parameter.name === name));
      const type = printMembers(found.map((symbol) => ({ symbol, declaration: symbol.valueDeclaration })), checker);
      const required = found.length === signatures.length && !found.some((parameter) => isOptional2(parameter, checker));
      return [name, { type, required, description: doc.parameters[name] ?? "", note: noteType(type) }];
    })
  );
}
function isOptional2({ valueDeclaration }, checker) {
  return valueDeclaration !== void 0 && ts23.isParameter(valueDeclaration) && checker.isOptionalParameter(valueDeclaration);
}
function readWhole(signatures, checker) {
  const types = [...new Set(signatures.flatMap((signature) => printType(signature.getReturnType(), { checker })))];
  const type = types.join(" | ");
  if (type === "void") return {};
  const declarations = signatures.flatMap((signature) => signature.getDeclaration() ?? []);
  return { "": { type, required: true, description: declarations.map((declaration) => readDocs([declaration]).returns).find(Boolean) ?? "", note: noteType(type) } };
}

// core/api/extract/props/read-styles.ts
function readStyles(props, checker) {
  const sorted = [...props].sort((a, b) => a.name < b.name ? -1 : 1);
  const values = {};
  for (const { name, symbols } of sorted) {
    const [symbol] = symbols;
    const plain = symbol ? listPlain(checker.getNonNullableType(checker.getTypeOfSymbol(symbol))).join(" | ") : "";
    if (plain !== "") (values[plain] ??= []).push(name);
  }
  return { styleProps: sorted.map(({ name }) => name), styleValues: values };
}

// core/api/extract/extract-package.ts
function extractPackage(pack) {
  const found = findExports(pack);
  const known = findKnownNames(pack.program);
  const styleTypes = findStyleTypes(found.map(({ symbol }) => symbol), { program: pack.program, known });
  const room = { pack, known, styleTypes, classExports: findClassExports(pack), readProp: createPropReader(pack.program.getTypeChecker()) };
  const exports = findDocumented(found);
  const family = createFamily(found, { room, listed: new Set(exports.map(({ symbol }) => symbol)) });
  const entries = exports.flatMap((entry) => {
    if (isHookName(entry.name)) return toHookEntry(entry, pack) ?? [];
    const draft = family.draftOf(entry);
    return draft ? [toComponentEntry(entry, { draft, pack, family })] : [];
  });
  const shown = exports.filter(({ name }) => entries.some((entry) => entry.name === name));
  return { entries, problems: [...findEmptiness(entries, pack), ...findUnresolved(shown.map(({ symbol }) => symbol), pack)] };
}
function findDocumented(exports) {
  const stated = exports.map((entry) => ({ ...entry, statement: readStatement(entry.symbol) })).filter(({ statement }) => !statement.hidden);
  const listsApi = stated.some(({ statement }) => statement.listsApi);
  return stated.map((entry) => ({ ...entry, listed: entry.statement.listsApi || !listsApi })).filter(({ listed, imports, name }) => listed || imports.some(({ specifier, exported }) => exported === "default" || specifier.endsWith(`/${name}`)));
}
function toComponentEntry(entry, { draft, pack, family }) {
  const { props, nativeProps } = family.foldedOf(draft);
  const { description, deprecated } = entry.statement;
  const slots = props.slots?.inheritedFrom === void 0 || draft.hasOwnSlots ? draft.slots : [];
  const classes = props.classes?.inheritedFrom === void 0 ? draft.classes : [];
  return {
    ...toCommon(entry, pack),
    kind: "component",
    description,
    deprecated,
    props,
    nativeProps,
    ...readStyles(draft.styleProps, pack.program.getTypeChecker()),
    slots,
    // The class of a slot is told of there.
    classes: classes.filter(({ key }) => !slots.some(({ name }) => name === key)),
    inheritance: family.ancestorOf(draft)?.inheritance,
    muiName: draft.script.themeName,
    themeDefaultProps: draft.script.themeDefaultProps,
    refHolder: draft.refHolder,
    spread: draft.isOpen,
    sx: draft.props.some(({ name }) => name === "sx"),
    component: draft.props.some(({ name }) => name === "component")
  };
}
function toHookEntry(entry, pack) {
  const types = readHook(entry.symbol, pack.program);
  if (!types) return void 0;
  const { description, deprecated } = entry.statement;
  return { ...toCommon(entry, pack), kind: "hook", description, deprecated, ...types };
}
function toCommon({ name, symbol, imports, listed }, pack) {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? "";
  return {
    name,
    kind: "hook",
    description: "",
    listed,
    imports: imports.map((way) => formatImport(name, way)),
    props: {},
    nativeProps: [],
    styleProps: [],
    styleValues: {},
    slots: [],
    classes: [],
    parameters: {},
    returnValue: {},
    themeDefaultProps: false,
    spread: false,
    sx: false,
    component: false,
    demos: [],
    source: toSource2(file, pack)
  };
}
function toSource2(file, { name, folder }) {
  return isWithin(file, folder) ? `${name}${file.slice(folder.length)}` : file.split("/node_modules/").at(-1) ?? file;
}
function findEmptiness(entries, { name, settingsFile }) {
  if (entries.length > 0) return [];
  return [
    {
      rule: "api-nothing-exported",
      severity: "warning",
      place: { file: settingsFile },
      message: `The package "${name}" exports no component and no hook`,
      hint: 'Name a package whose root or folders export them, or remove the entry from "api".'
    }
  ];
}
function isHookName(name) {
  return /^use[A-Z]/.test(name);
}

// cli/api/create-api-program.ts
import ts24 from "typescript";
var apiOptions = {
  module: ts24.ModuleKind.ESNext,
  moduleResolution: ts24.ModuleResolutionKind.Bundler,
  target: ts24.ScriptTarget.ESNext,
  lib: ["lib.esnext.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
  jsx: ts24.JsxEmit.ReactJSX,
  types: [],
  strict: true,
  noEmit: true,
  skipLibCheck: true
};
function createApiProgram(modules) {
  return ts24.createProgram({ rootNames: modules.map(({ file }) => file), options: apiOptions });
}

// cli/api/create-script-reader.ts
import { createRequire } from "node:module";
function createScriptReader({ name, folder, importer }, settingsFile) {
  const require2 = createRequire(importer);
  const modules = /* @__PURE__ */ new Map();
  const reasons = /* @__PURE__ */ new Map();
  function load(specifier) {
    const known = modules.get(specifier);
    if (known) return known;
    const loaded = loadOrTell(specifier);
    modules.set(specifier, loaded);
    return loaded;
  }
  function loadOrTell(specifier) {
    const first = tryLoad(specifier);
    const found = "loaded" in first ? first : tryLoad(folder + specifier.slice(name.length));
    if ("loaded" in found) return found.loaded;
    reasons.set(specifier, found.reason);
    return {};
  }
  function tryLoad(path) {
    try {
      return { loaded: require2(path) };
    } catch (error) {
      return { reason: String(error instanceof Error ? error.message : error).split("\n", 1)[0] ?? "" };
    }
  }
  return {
    readExport: (specifier, exported) => load(name)[exported] ?? load(specifier)[exported],
    findProblems: () => reasons.has(name) ? [toProblem(name, reasons.get(name) ?? "", settingsFile)] : []
  };
}
function toProblem(name, reason, file) {
  return {
    rule: "api-script-stops",
    severity: "warning",
    place: { file },
    message: `The script of "${name}" stops when it is loaded, so the full names of its classes are not known: ${reason}`,
    hint: `Install what "${name}" needs beside it.`
  };
}

// cli/api/resolve-modules.ts
import ts25 from "typescript";
function resolveModules({ folder, specifiers, importer }) {
  const found = specifiers.flatMap((specifier) => {
    const file = resolveTypes(specifier, importer);
    return file === void 0 ? [] : [{ specifier, file }];
  });
  const own = found.filter(({ file }) => file.startsWith(`${folder}/`));
  if (own.length > 0) return { folder, modules: pickShortest(own) };
  const described = found.find(({ specifier }) => specifier === specifiers[0]);
  const [, types = folder] = /^(.*\/node_modules\/@types\/[^/]+)\//.exec(described?.file ?? "") ?? [];
  return { folder: types, modules: pickShortest(found.filter(({ file }) => file.startsWith(`${types}/`))) };
}
function pickShortest(modules) {
  const names2 = /* @__PURE__ */ new Map();
  for (const { specifier, file } of [...modules].sort((a, b) => a.specifier.length - b.specifier.length)) {
    if (!names2.has(file)) names2.set(file, specifier);
  }
  return modules.filter(({ specifier, file }) => names2.get(file) === specifier);
}
function resolveTypes(specifier, importer) {
  const modes = [ts25.ModuleKind.ESNext, ts25.ModuleKind.CommonJS];
  const found = modes.map((mode) => ts25.resolveModuleName(specifier, importer, apiOptions, ts25.sys, void 0, void 0, mode).resolvedModule);
  return found.find((module) => module !== void 0 && /\.[cm]?tsx?$/.test(module.resolvedFileName))?.resolvedFileName;
}

// cli/api/extract-fresh.ts
function extractFresh(pack, settingsFile) {
  const { folder, modules } = resolveModules(pack);
  const manifest = `${pack.folder}/package.json`;
  if (modules.length === 0) return { entries: [], problems: [toTypesMissing(pack.name, settingsFile)], files: [manifest] };
  const program = createApiProgram(modules);
  const scripts = [];
  const script = createScriptReader(pack, settingsFile);
  function readText3(file) {
    if (!existsSync3(file)) return void 0;
    scripts.push(file);
    return readFileSync2(file, "utf8");
  }
  const { entries, problems } = extractPackage({ ...pack, folder, modules, program, readText: readText3, readExport: script.readExport, settingsFile });
  const declarations = program.getSourceFiles().filter((file) => !program.isSourceFileDefaultLibrary(file));
  return { entries, problems: [...problems, ...script.findProblems()], files: [manifest, ...declarations.map(({ fileName }) => fileName), ...scripts] };
}
function toTypesMissing(name, file) {
  return {
    rule: "api-types-missing",
    severity: "error",
    place: { file },
    message: `The package "${name}" of "api" brings no type declarations`,
    hint: 'Name a package with a "types" field or an index.d.ts, as the reference is made from types.'
  };
}

// zz-ext.mts
var [root, ...names] = process.argv.slice(2);
for (const name of names) {
  const pack = findPackage(name, { root, settingsFile: "docs.config.ts" });
  if ("problem" in pack) {
    console.log(name, pack.problem.message);
    continue;
  }
  const t = process.cpuUsage().user;
  const { entries, problems } = extractFresh(pack, "docs.config.ts");
  const names2 = entries.map((e) => e.name);
  const dup = names2.filter((n, i) => names2.indexOf(n) !== i);
  const own = entries.reduce((n, e) => n + Object.values(e.props).filter((p) => !p.inheritedFrom).length, 0);
  console.log("==", name, pack.version, entries.length, "own", own, "style", entries.reduce((n, e) => n + e.styleProps.length, 0), ((process.cpuUsage().user - t) / 1e6).toFixed(1) + " s", problems.length, "problems", [...new Set(problems.map((p) => p.rule))].join(), "dup:", dup.length, dup.slice(0, 8).join());
  const want = (process.env.SHOW ?? "Button,Select,Dialog").split(",");
  for (const e of entries.filter((e2) => want.includes(e2.name))) console.log("   ", e.name, "|", e.imports.join(" "), "|", Object.entries(e.props).filter(([, p]) => !p.inheritedFrom).map(([k, p]) => k + ": " + p.type.slice(0, 40)).join("; ").slice(0, 900));
}
