// The address of the page → the message of its code, with its arguments. What stands in the address is
// somebody's text: it is written as text, never as HTML, and only as much of it as a message can hold.

const query = new URLSearchParams(location.search);
const code = query.get('code');
const place = document.querySelector('[data-error-message]');

if (place && code !== null) {
  const known = /^\d{1,6}$/.test(code) ? document.querySelector(`[data-error-code="${code}"]`) : null;
  const values = query.getAll('args[]').slice(0, 20);

  place.append(createTitle(known ? `Error ${code}` : `No error has the code “${code.slice(0, 20)}”`));
  const text = known?.getAttribute('data-error-text') ?? 'All codes that are known are listed below.';
  // Gaps are counted one by one, so that a value with "%s" in it fills only its own.
  const message = text.split('%s').reduce((before, after, index) => before + fill(values[index - 1]) + after);
  for (const paragraph of message.split('\n\n')) place.append(createParagraph(paragraph));
  place.hidden = false;
}

function fill(value) {
  return value === undefined ? '[missing argument]' : value.slice(0, 1000);
}

function createTitle(text) {
  const title = document.createElement('p');
  title.className = 'callout-title';
  title.textContent = text;
  return title;
}

function createParagraph(text) {
  const paragraph = document.createElement('p');
  text.split('`').forEach((part, index) => {
    if (index % 2 === 0) return appendLines(paragraph, part);
    const element = document.createElement('code');
    element.textContent = part;
    paragraph.append(element);
  });
  return paragraph;
}

function appendLines(paragraph, text) {
  text.split('\n').forEach((line, index) => {
    if (index > 0) paragraph.append(document.createElement('br'));
    paragraph.append(line);
  });
}
