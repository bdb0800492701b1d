import { maySend } from '../may-send.ts';

/** A reader's feedback on a page, as the endpoint receives it. */
interface FeedbackMessage {
  /** The page's path without language. */
  readonly page: string;
  /** 1 for thumbs up, 0 for thumbs down. */
  readonly rating: 0 | 1;
  readonly comment: string;
  /** The version of the product that the page describes; '' if it has none. */
  readonly version: string;
  readonly language: string;
}

/**
 * Posts a message to the site's endpoint, and returns whether it arrived. Never throws. On a local host
 * the message is only logged to the console.
 */
export async function sendFeedback(endpoint: string, message: FeedbackMessage): Promise<boolean> {
  if (!maySend(endpoint, location)) {
    console.info('Not sent, as this is no public host:', message);
    return true;
  }
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(15_000),
    });
    return response.ok;
  } catch {
    return false;
  }
}
