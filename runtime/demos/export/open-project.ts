// Posts a form with a project to another site, in a new tab. The form is in the page only while
// it is sent, and the new tab has no access to this page.

/** A project as a form: the address it is sent to and its fields. */
interface ProjectForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Opens a project in a new tab. Call it from a click handler, or the browser may block it. */
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
