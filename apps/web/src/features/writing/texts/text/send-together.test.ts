import { describe, expect, test } from 'vitest'
import { MOST_SAVED_TOGETHER } from '@tacite/document/section-rules.ts'
import { ApiError } from '../../../../platform/api-error.ts'
import { sendTogether } from './send-together.ts'

/** A server that refuses some saves, and notes which calls it got. */
function setUp(refuse: (save: number) => ApiError | null = () => null) {
  const calls: number[][] = []
  const sendAll = async (saves: readonly number[]) => {
    calls.push([...saves])
    const refused = saves.map(refuse).find((error) => error !== null)
    if (refused) throw refused
    return saves.map((save) => `saved ${save}`)
  }
  const send = sendTogether(async (save: number) => (await sendAll([save]))[0]!, sendAll)
  return { calls, send }
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)
const outcomes = async (sent: Promise<string>[]) =>
  (await Promise.allSettled(sent)).map((one) =>
    one.status === 'fulfilled' ? one.value : (one.reason as ApiError).status,
  )

describe('what is saved at the same moment', () => {
  test('goes in one call, each with its own answer', async () => {
    const { calls, send } = setUp()
    expect(await Promise.all([send(1), send(2), send(3)])).toEqual([
      'saved 1',
      'saved 2',
      'saved 3',
    ])
    expect(calls).toEqual([[1, 2, 3]])
  })

  test('goes in calls that the server takes, one after the other', async () => {
    const { calls, send } = setUp()
    await Promise.all(upTo(MOST_SAVED_TOGETHER * 2 + 1).map(send))
    expect(calls.map(({ length }) => length)).toEqual([MOST_SAVED_TOGETHER, MOST_SAVED_TOGETHER, 1])
    expect(calls.flat()).toEqual(upTo(MOST_SAVED_TOGETHER * 2 + 1))
  })

  test('is saved but for what the server refuses', async () => {
    const { calls, send } = setUp((save) =>
      save === 3 || save === 9 ? new ApiError(save === 3 ? 412 : 409, {}) : null,
    )
    const said = await outcomes(upTo(16).map(send))
    expect(said).toEqual(
      upTo(16).map((save) => (save === 3 ? 412 : save === 9 ? 409 : `saved ${save}`)),
    )
    expect(calls.length).toBeLessThan(16)
  })

  test.each([
    ['a server that is not there', new ApiError(0, {})],
    ['one that fails', new ApiError(500, {})],
    ['one that is too busy', new ApiError(429, {})],
    ['a person who declines', Object.assign(new ApiError(428, {}), { isDeclined: true })],
  ])('is not sent again in parts to %s', async (_, error) => {
    const { calls, send } = setUp(() => error)
    expect(await outcomes(upTo(8).map(send))).toEqual(upTo(8).map(() => error.status))
    expect(calls).toHaveLength(1)
  })
})

test('a save by itself is not held up by those that are on their way', async () => {
  const { calls, send } = setUp()
  const many = Promise.all(upTo(MOST_SAVED_TOGETHER * 3).map(send))
  await Promise.resolve()
  await send(1_000)
  expect(calls.findIndex(([first]) => first === 1_000)).toBeLessThan(3)
  await many
})
