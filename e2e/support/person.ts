import type { Locale } from '@tacite/domain/locale.ts'
import {
  request,
  type APIRequestContext,
  type Browser,
  type BrowserContext,
} from '@playwright/test'

// oxlint-disable-next-line typescript/no-explicit-any -- answers of every endpoint, read by tests only
type AnyBody = any

export interface Answer {
  status: number
  body: AnyBody
}

/** A signed-in person: calls the API with their session, and opens pages with it. */
export interface Person {
  id: string
  name: string
  email: string
  call(method: string, path: string, body?: object): Promise<Answer>
  /** A separate browser, already signed in. */
  open(browser: Browser, options?: Parameters<Browser['newContext']>[0]): Promise<BrowserContext>
}

export const PASSWORD = 'une phrase courte'

interface Identity {
  id: string
  name: string
  email: string
}

/** Calls without an account, such as a third party's. */
export async function anonymous(url: string) {
  const api = await request.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } })
  return { api, call: callerOf(api) }
}

export async function signIn(url: string, identity: Identity, locale: Locale): Promise<Person> {
  const { api, call } = await anonymous(url)
  const signedIn = await call('POST', '/auth/signin', {
    username: identity.email,
    password: PASSWORD,
  })
  must(signedIn, 200, `sign-in of ${identity.name}`)
  if (signedIn.body.i18n !== locale) await call('PUT', '/me/language', { i18n: locale })
  return personOf(url, api, identity)
}

export function personOf(url: string, api: APIRequestContext, identity: Identity): Person {
  return {
    ...identity,
    call: callerOf(api),
    open: async (browser, options) =>
      browser.newContext({
        baseURL: url,
        storageState: await api.storageState(),
        locale: 'fr-FR',
        timezoneId: 'Europe/Paris',
        // With reduced motion tests need not wait; the journey keeps motion on.
        reducedMotion: 'reduce',
        ...options,
      }),
  }
}

/** The body of an answer that must be successful. */
export function must({ status, body }: Answer, expected: number, what: string): AnyBody {
  if (status !== expected)
    throw new Error(`${what} answered ${status}: ${JSON.stringify(body).slice(0, 500)}`)
  return body
}

function callerOf(api: APIRequestContext): Person['call'] {
  return async (method, path, body) => {
    const answer = await api.fetch(`/api/v1${path}`, {
      method,
      // What a test prepares replaces whatever there is.
      ...(method === 'PUT' ? { headers: { 'if-match': '*' } } : {}),
      ...(body ? { data: body } : {}),
    })
    const isJson = (answer.headers()['content-type'] ?? '').includes('json')
    return { status: answer.status(), body: isJson ? await answer.json() : await answer.text() }
  }
}
