import type { AskedQuestion, KeptAnswers } from '@tacite/api/agreement/respondent-endpoints.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../../../platform/api-error.ts'
import { LONGEST_MS, QUIET_MS, RETRY_MS } from '../../../../platform/autosave-pace.ts'
import { AnswersStore } from './answers-store.ts'
import type { AskedQuestions } from './questions-query.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const question = (variable: string, changes: Partial<AskedQuestion> = {}) =>
  ({ variable, type: 'text', value: null, sent: null, isTaken: false, ...changes }) as AskedQuestion

/** A server that answers on the test's command. */
function open(
  questions = [question('iban'), question('staff', { type: 'number' })],
  left: KeptAnswers | null = null,
) {
  const waiting: {
    body: KeptAnswers
    answer: (asked: AskedQuestions) => void
    refuse: (error: Error) => void
  }[] = []
  const elsewhere: { questions: AskedQuestion[] } = { questions }
  const kept: (KeptAnswers | null)[] = []
  const store = new AnswersStore(
    {
      send: (body) =>
        new Promise((answer, refuse) => {
          waiting.push({ body, answer, refuse })
        }),
      refetch: async () => elsewhere as AskedQuestions,
      onSaved: async () => {},
      keep: (unsaved) => void kept.push(unsaved),
      now: () => '2026-11-20T13:02:00Z',
    },
    questions,
    left,
  )
  const answerWith = async (saved: AskedQuestion[]) => {
    waiting.shift()!.answer({ questions: saved } as AskedQuestions)
    await vi.advanceTimersByTimeAsync(0)
  }
  const refuseWith = async (error: Error) => {
    waiting.shift()!.refuse(error)
    await vi.advanceTimersByTimeAsync(0)
  }
  const written = () => store.read().draft.written
  return { store, waiting, kept, elsewhere, answerWith, refuseWith, written }
}

describe('answers', () => {
  test('are sent when typing pauses, and are saved only once the server has said so', async () => {
    const { store, waiting, kept, answerWith } = open()
    store.write({ iban: 'FR' })
    vi.advanceTimersByTime(QUIET_MS - 1)
    store.write({ iban: 'FR76' })
    vi.advanceTimersByTime(QUIET_MS - 1)
    expect(waiting).toEqual([])
    vi.advanceTimersByTime(1)
    expect(waiting[0]!.body).toEqual({ values: { iban: 'FR76' }, replaces: { iban: null } })
    expect(store.read()).toMatchObject({ isSaving: true, savedAt: null })
    expect(kept.at(-1)).toEqual({ values: { iban: 'FR76' }, replaces: { iban: null } })
    await answerWith([question('iban', { value: 'FR76' }), question('staff')])
    expect(store.read()).toMatchObject({ isSaving: false, savedAt: '2026-11-20T13:02:00Z' })
    expect(kept.at(-1)).toBeNull()
  })

  test('do not wait forever during continuous typing', () => {
    const { store, waiting } = open()
    for (let ms = 0; ms < LONGEST_MS; ms += 500) {
      store.write({ iban: `FR${ms}` })
      vi.advanceTimersByTime(500)
    }
    expect(waiting).toHaveLength(1)
  })

  test('go at once when a field is left, and what is typed meanwhile follows', async () => {
    const { store, waiting, answerWith, written } = open()
    store.write({ iban: 'FR' })
    store.flush()
    store.write({ iban: 'FR76' })
    await answerWith([question('iban', { value: 'FR' }), question('staff')])
    expect(written()).toMatchObject({ iban: 'FR76' })
    vi.advanceTimersByTime(QUIET_MS)
    expect(waiting[0]!.body).toEqual({ values: { iban: 'FR76' }, replaces: { iban: 'FR' } })
  })

  test('that were emptied are saved as none, once', async () => {
    const { store, waiting, answerWith } = open([question('iban', { value: 'FR76' })])
    store.write({ iban: ' ' })
    store.flush()
    expect(waiting[0]!.body.values).toEqual({ iban: null })
    await answerWith([question('iban')])
    await vi.advanceTimersByTimeAsync(LONGEST_MS)
    expect(waiting).toEqual([])
  })

  test('that are no values stay here and say so; the others are saved', () => {
    const { store, waiting } = open()
    store.write({ staff: Number.NaN, iban: 'FR76' })
    store.flush()
    expect(waiting[0]!.body.values).toEqual({ iban: 'FR76' })
    expect(store.read().unreadable).toEqual(['staff'])
    store.write({ staff: 12 })
    expect(store.read().unreadable).toEqual([])
  })

  test('refused at their question leave the others to be saved', async () => {
    const { store, waiting, refuseWith } = open()
    store.write({ iban: 'FR76', staff: 12 })
    store.flush()
    const errors = [{ field: 'values.staff', message: 'Trop.', code: 'FIELD_VALUE_INVALID' }]
    await refuseWith(new ApiError(422, { code: 'FIELD_VALUE_INVALID', errors }))
    expect(store.read()).toMatchObject({ failure: null, refused: { staff: 'Trop.' } })
    expect(waiting[0]!.body.values).toEqual({ iban: 'FR76' })
  })

  test('are tried again by themselves when the server is not there, and at once on demand', async () => {
    const { store, waiting, refuseWith, kept } = open()
    store.write({ iban: 'FR76' })
    store.flush()
    await refuseWith(new ApiError(503, { code: 'BUSY', message: 'Trop de monde.' }))
    expect(store.read().failure).toBe('Trop de monde.')
    expect(kept.at(-1)).not.toBeNull()
    vi.advanceTimersByTime(RETRY_MS)
    expect(waiting).toHaveLength(1)
    await refuseWith(new ApiError(503, { code: 'BUSY', message: 'Trop de monde.' }))
    store.flush()
    expect(waiting).toHaveLength(1)
  })

  test('refused as a whole are not sent again before something changes', async () => {
    const { store, waiting, refuseWith } = open()
    store.write({ iban: 'FR76' })
    store.flush()
    await refuseWith(new ApiError(409, { code: 'CLOSED', message: 'Verrouillé.' }))
    await vi.advanceTimersByTimeAsync(LONGEST_MS)
    expect(waiting).toEqual([])
    expect(store.read().failure).toBe('Verrouillé.')
  })

  test('typed before the page was loaded again are there, and saved', () => {
    const left = { values: { iban: 'FR76' }, replaces: { iban: null } }
    const { store, waiting, written } = open([question('iban')], left)
    expect(written()).toEqual({ iban: 'FR76' })
    vi.advanceTimersByTime(LONGEST_MS)
    expect(waiting).toEqual([])
    store.open()
    vi.advanceTimersByTime(QUIET_MS)
    expect(waiting[0]!.body).toEqual(left)
  })
})

describe('another page of the same person', () => {
  const changed = () => [question('iban', { value: 'DE89' }), question('staff')]

  test('shows what it saved where nothing is typed here', () => {
    const { store, written } = open()
    store.receive(changed())
    expect(written()).toMatchObject({ iban: 'DE89' })
  })

  test('says the same in other words of a duration', () => {
    const { store } = open([question('term', { type: 'duration' })])
    store.write({ term: { count: 3, unit: 'months' } })
    store.receive([question('term', { type: 'duration', value: { unit: 'months', count: 3 } })])
    expect(store.read().draft.contested).toEqual({})
  })

  test('that saved another answer first leaves the choice, and nothing is overwritten before', async () => {
    const { store, waiting, elsewhere, refuseWith } = open()
    store.write({ iban: 'FR76' })
    store.flush()
    elsewhere.questions = changed()
    await refuseWith(new ApiError(412, { code: 'ANSWER_CHANGED_MEANWHILE' }))
    expect(store.read().draft.contested).toEqual({ iban: 'DE89' })
    await vi.advanceTimersByTimeAsync(LONGEST_MS)
    expect(waiting).toEqual([])
    store.choose('iban', 'mine')
    expect(waiting[0]!.body).toEqual({ values: { iban: 'FR76' }, replaces: { iban: 'DE89' } })
  })

  test('is followed when its answer is chosen', async () => {
    const { store, waiting, written } = open()
    store.write({ iban: 'FR76' })
    store.receive(changed())
    store.choose('iban', 'theirs')
    expect([written().iban, waiting, store.read().draft.contested]).toEqual(['DE89', [], {}])
  })
})
