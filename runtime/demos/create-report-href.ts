// An error in a demo → the address of a new issue with what a maintainer needs to know.

/** Creates a function that turns an error into a report's address; undefined if the site has no GitHub or GitLab repository. */
export function createReportHref(
  repository: string | undefined,
  file: string,
): ((error: unknown) => string | undefined) | undefined {
  if (!repository || !/^https:\/\/(github|gitlab)\./.test(repository)) return undefined;

  return function toReportHref(error) {
    const message = error instanceof Error ? error.message : String(error);
    const stack = error instanceof Error ? (error.stack ?? '').split('\n').slice(0, 12).join('\n') : '';
    const title = `[docs] ${file.split('/').at(-1)}: ${message.split('\n')[0]}`;
    const body = `**Demo** ${file}\n**Page** ${location.href}\n**Browser** ${navigator.userAgent}\n\n\`\`\`\n${message}\n${stack}\n\`\`\`\n`;
    return `${repository.replace(/\/$/, '')}/issues/new?title=${encodeURIComponent(title.slice(0, 200))}&body=${encodeURIComponent(body.slice(0, 4000))}`;
  };
}
