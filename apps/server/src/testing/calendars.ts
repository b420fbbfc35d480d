import { expect } from 'vitest'
import { readCalendar, type ReadCalendar } from './read-calendar.ts'
import type { Answer, Browser, TestProduct } from './start-product.ts'

/** A new calendar of a person, with the path of its address. */
export async function newFeed(
  browser: Browser,
  body: object = { scope: 'owned' },
): Promise<{ feedId: string; path: string }> {
  const made = await browser.call('POST', '/me/calendars', body)
  expect([made.status, made.body.message]).toEqual([201, undefined])
  return { feedId: made.body.feed._id as string, path: pathOfCalendar(made.body.url) }
}

export function pathOfCalendar(url: string): string {
  return /\/api\/v1(\/calendars\/[\w-]{43}\.ics)$/.exec(url)![1]!
}

/** Asks as a calendar application does: without a cookie. */
export function askCalendar(
  product: TestProduct,
  path: string,
  headers?: Record<string, string>,
): Promise<Answer> {
  return product.browser().call('GET', path, undefined, headers)
}

export async function fetchCalendar(product: TestProduct, path: string): Promise<ReadCalendar> {
  const answer = await askCalendar(product, path)
  expect([answer.status, answer.headers['content-type']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
  ])
  return readCalendar(answer.bytes)
}
