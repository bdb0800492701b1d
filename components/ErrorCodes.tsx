// Every code of a minified error with its message, and the place where public/production-error.js writes the
// message that a reader was sent here for. Without script, the list is the answer.

import codes from '../content/production-error/error-codes.json';

/** Lists the messages of minified errors. */
export function ErrorCodes({ site }: { readonly site: { readonly base: string } }) {
  return (
    <>
      <div className="callout callout-error" data-error-message role="status" hidden />
      <h2 id="all-codes">All codes</h2>
      <div className="table-scroll" role="region" aria-label="All codes" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Code</th>
              <th scope="col">Message</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(codes).map(([code, message]) => (
              <tr key={code} id={`error-${code}`}>
                <th scope="row">{code}</th>
                <td data-error-code={code} data-error-text={message}>
                  {formatMessage(message)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <script type="module" src={`${site.base}production-error.js`} />
    </>
  );
}

/** Lines, and code between grave accents; a gap is where the error had something to say. */
function formatMessage(message: string) {
  return message
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? <code key={index}>{part}</code> : formatLines(part.replaceAll('%s', '…')),
    );
}

function formatLines(text: string) {
  return text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [<br key={index} />, line]));
}
