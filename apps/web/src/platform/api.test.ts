import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.hoisted(() => {
  vi.stubGlobal('localStorage', { getItem: () => 'fr', setItem: () => undefined })
})

const { call, callForFile, urlOf } = await import('./api.ts')
const { onSessionEnd } = await import('./session-end.ts')

const ended = vi.fn<() => void>()
const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  onSessionEnd(ended)
})

afterEach(() => {
  ended.mockReset()
  fetched.mockReset()
})

test('fills the path and omits empty parameters', () => {
  expect(urlOf('/contracts3/:id/files/:name', { params: { id: 'a/b', name: 'é' } })).toBe(
    '/api/v1/contracts3/a%2Fb/files/%C3%A9',
  )
  expect(urlOf('/tasks', { query: { skip: 0, title: undefined } })).toBe('/api/v1/tasks?skip=0')
  expect(() => urlOf('/tasks/:id')).toThrow('needs id')
})

test('an unsuccessful answer carries its code, fields and details', async () => {
  answer(422, { message: 'Titre requis', code: 'TITLE', errors: [{ field: 'title' }], details: 1 })
  await expect(call('GET', '/x')).rejects.toMatchObject({
    status: 422,
    message: 'Titre requis',
    code: 'TITLE',
    errors: [{ field: 'title' }],
    details: 1,
  })
  expect(ended).not.toHaveBeenCalled()
})

test('a 401 ends the session, but not wrong credentials', async () => {
  answer(401, { message: 'Identifiant ou mot de passe incorrect', code: 'WRONG_CREDENTIALS' })
  await expect(call('POST', '/auth/signin')).rejects.toMatchObject({ status: 401 })
  expect(ended).not.toHaveBeenCalled()
  answer(401, { message: 'Connectez-vous', code: 'SIGN_IN' })
  await expect(call('GET', '/tasks')).rejects.toMatchObject({ status: 401 })
  expect(ended).toHaveBeenCalledOnce()
})

test('a lost connection and a proxy’s page are errors of the same kind', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(call('GET', '/x')).rejects.toMatchObject({ status: 0, code: 'CONNECTION_LOST' })
  fetched.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }))
  await expect(call('GET', '/x')).rejects.toMatchObject({ status: 502, code: 'UNEXPECTED' })
})

test('a write repeated while it is pending is sent once, with one answer for both', async () => {
  const held = Promise.withResolvers<Response>()
  fetched.mockReturnValueOnce(held.promise)
  const twice = [call('POST', '/x', { body: { a: 1 } }), call('POST', '/x', { body: { a: 1 } })]
  held.resolve(Response.json({ _id: 'one' }))
  expect(await Promise.all(twice)).toEqual([{ _id: 'one' }, { _id: 'one' }])
  expect(fetched).toHaveBeenCalledOnce()
  answer(409, { code: 'STALE' })
  await expect(call('POST', '/x', { body: { a: 1 } })).rejects.toMatchObject({ status: 409 })
  fetched.mockResolvedValueOnce(Response.json({ _id: 'again' }))
  expect(await call('POST', '/x', { body: { a: 1 } })).toEqual({ _id: 'again' })
})

test('on, off and on again is sent three times, and so is what is only read', async () => {
  fetched.mockImplementation(async () => Response.json(null))
  await Promise.all([true, false, true].map((on) => call('PUT', '/x', { body: { on } })))
  expect(fetched).toHaveBeenCalledTimes(3)
  await Promise.all([call('GET', '/x'), call('GET', '/x')])
  expect(fetched).toHaveBeenCalledTimes(5)
})

test('sends the reader’s language, and JSON with every unsafe method', async () => {
  fetched.mockResolvedValueOnce(new Response(null, { status: 204 }))
  await expect(call('POST', '/auth/signout')).resolves.toBeNull()
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    body: '{}',
    headers: { 'accept-language': 'fr', 'content-type': 'application/json' },
  })
})

test.each([
  ['attachment; filename="20261120-143005.xlsx"', '20261120-143005.xlsx'],
  [`attachment; filename="_t_.pdf"; filename*=UTF-8''%C3%89t%C3%A9.pdf`, 'Été.pdf'],
  ['inline', null],
])('a file keeps the server’s name: %s', async (disposition, name) => {
  const headers = { 'content-disposition': disposition }
  fetched.mockResolvedValueOnce(new Response('x', { headers }))
  expect((await callForFile('GET', '/x')).name).toBe(name)
})

function answer(status: number, body: object): void {
  fetched.mockResolvedValueOnce(Response.json(body, { status }))
}

test('a deletion that a busy server refuses is sent again when it says, three times at most', async () => {
  vi.useFakeTimers()
  const busy = () =>
    Response.json({ code: 'BUSY' }, { status: 503, headers: { 'retry-after': '2' } })
  fetched.mockResolvedValueOnce(busy()).mockResolvedValueOnce(new Response(null, { status: 204 }))
  const deleted = call('DELETE', '/x')
  await vi.advanceTimersByTimeAsync(1_999)
  expect(fetched).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await deleted).toBeNull()

  fetched.mockReset()
  fetched.mockImplementation(async () => busy())
  const refused = call('DELETE', '/y').catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await refused).toMatchObject({ status: 503 })
  expect(fetched).toHaveBeenCalledTimes(3)
  vi.useRealTimers()
})

test('anything else that a busy server refuses is left to whoever sent it', async () => {
  const busy = () =>
    Response.json({ code: 'BUSY' }, { status: 503, headers: { 'retry-after': '2' } })
  for (const method of ['POST', 'PUT'] as const) {
    fetched.mockReset()
    fetched.mockImplementation(async () => busy())
    await expect(call(method, '/x')).rejects.toMatchObject({ status: 503 })
    expect(fetched).toHaveBeenCalledOnce()
  }
})
