import { CONFIRMATION_HEADER } from '@tacite/api/endpoint.ts'
import type { Answer, Browser, Method } from './start-product.ts'

/** The same person, who confirms whatever they are asked to. */
export function confirming(browser: Browser): Browser {
  return {
    ...browser,
    call: async (method, path, body, headers) => {
      const answer = await browser.call(method, path, body, headers)
      return isAsking(answer) ? confirm(browser, answer, { method, path, body }) : answer
    },
  }
}

/** Repeats a request that asked for confirmation, with what it said. */
export function confirm(
  browser: Browser,
  { body: { details } }: Answer,
  { method, path, body }: { method: Method; path: string; body?: unknown },
): Promise<Answer> {
  return browser.call(method, path, body, { [CONFIRMATION_HEADER]: details.confirmation })
}

function isAsking({ status, body }: Answer): boolean {
  return status === 409 && body.details?.confirmation !== undefined
}
