import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.hoisted(() => {
  vi.stubGlobal('localStorage', { getItem: () => 'fr', setItem: () => undefined })
})

const { call } = await import('./api.ts')
const { currentQuestion, watchQuestions } = await import('./ask-to-confirm.ts')
const { isAskingAbove } = await import('../ui/asking-above.ts')

const confirmations: (string | null)[] = []
let leave = () => undefined as void

/** A server that wants every request confirmed. */
const fetched = vi.fn<typeof fetch>((_, init) => {
  const confirmation = new Headers(init?.headers).get('tacite-confirmation')
  confirmations.push(confirmation)
  const details = { confirmation: 'abc', validations: [], hidden: 1 }
  const refusal = JSON.stringify({ message: 'Confirmez', code: 'AT_STAKE', details })
  return Promise.resolve(
    confirmation === 'abc' ? new Response('"done"') : new Response(refusal, { status: 409 }),
  )
})

beforeEach(() => {
  confirmations.length = 0
  vi.stubGlobal('fetch', fetched)
  leave = watchQuestions(() => undefined)
})
afterEach(() => leave())

const asked = () => vi.waitFor(() => expect(currentQuestion()).not.toBeNull())

test('a request that needs a confirmation is held, then repeated with it', async () => {
  const answered = call('PUT', '/x')
  await asked()
  expect(currentQuestion()).toMatchObject({ confirmation: 'abc', details: { hidden: 1 } })
  expect(isAskingAbove()).toBe(true)
  currentQuestion()!.answer(true)
  expect(await answered).toBe('done')
  expect(confirmations).toEqual([null, 'abc'])
  expect([currentQuestion(), isAskingAbove()]).toEqual([null, false])
})

test('requests that wait for the same answer ask once', async () => {
  const both = Promise.all([call('PUT', '/x'), call('PUT', '/y')])
  await vi.waitFor(() => expect(confirmations).toHaveLength(2))
  await asked()
  currentQuestion()!.answer(true)
  expect(await both).toEqual(['done', 'done'])
  expect(currentQuestion()).toBeNull()
})

test('a declined request is refused without anything to report', async () => {
  const answered = call('PUT', '/x')
  await asked()
  currentQuestion()!.answer(false)
  await expect(answered).rejects.toMatchObject({ status: 409, isDeclined: true })
})

test('leaving the page declines, and without anybody to ask the refusal is reported', async () => {
  const answered = call('PUT', '/x')
  await asked()
  leave()
  await expect(answered).rejects.toMatchObject({ isDeclined: true })
  await expect(call('PUT', '/x')).rejects.toMatchObject({ message: 'Confirmez', isDeclined: false })
})
