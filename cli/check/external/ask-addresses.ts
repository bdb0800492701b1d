// Addresses of other hosts → what is wrong with those that do not answer.
//
// A few hosts get requests at once, and each of them one after the other. The first request is for the head alone;
// hosts that refuse it get a request for the whole page, whose body is not read.

/** Options for the requests. */
export interface AskOptions {
  readonly fetch: typeof fetch;
  /** How many hosts get requests at once. */
  readonly hosts: number;
  /** How long a host may take to answer. */
  readonly seconds: number;
}

// "Unauthorized", "forbidden", "too many requests": the address may well exist.
const unjudged: ReadonlySet<number> = new Set([401, 403, 407, 429, 451, 999]);

/** Requests each address once; returns the faults by address. */
export async function askAddresses(
  addresses: Iterable<string>,
  options: AskOptions,
): Promise<ReadonlyMap<string, string>> {
  const byHost = new Map<string, string[]>();
  for (const address of new Set(addresses))
    byHost.set(new URL(address).host, [...(byHost.get(new URL(address).host) ?? []), address]);

  const faults = new Map<string, string>();
  const waiting = [...byHost.values()];
  const askHosts = async () => {
    for (let host = waiting.shift(); host; host = waiting.shift())
      for (const address of host) {
        const fault = await ask(address, options);
        if (fault !== undefined) faults.set(address, fault);
      }
  };
  await Promise.all(Array.from({ length: Math.min(options.hosts, waiting.length) }, askHosts));
  return faults;
}

async function ask(address: string, options: AskOptions): Promise<string | undefined> {
  const answer = await request(address, 'HEAD', options);
  const last = isFault(answer) ? await request(address, 'GET', options) : answer;
  if (!isFault(last)) return undefined;
  return typeof last === 'number' ? `answers with the status ${last}` : last;
}

function isFault(answer: number | string): boolean {
  return typeof answer === 'string' || (answer >= 400 && !unjudged.has(answer));
}

async function request(address: string, method: 'HEAD' | 'GET', { fetch, seconds }: AskOptions) {
  try {
    const response = await fetch(address, {
      method,
      signal: AbortSignal.timeout(seconds * 1000),
      headers: { 'user-agent': 'vitrine-docs-check' },
    });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return `does not answer within ${seconds} seconds`;
    const { cause } = error as { cause?: { code?: unknown } };
    return typeof cause?.code === 'string' ? `cannot be reached (${cause.code})` : 'cannot be reached';
  }
}
