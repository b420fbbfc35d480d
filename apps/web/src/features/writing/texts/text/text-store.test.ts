import type { Section } from '@tacite/api/writing/text-shapes.ts'
import { catalogueLoaders } from '@tacite/i18n/generated/texts.ts'
import { loadCatalogue, provideCatalogues } from '@tacite/i18n/web-texts.ts'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../../../platform/api-error.ts'
import { LONGEST_MS, QUIET_MS } from '../../../../platform/autosave-pace.ts'
import { content, section, setUp } from './testing/server-on-command.ts'

const conflict = (other: Section) => new ApiError(412, { code: 'SECTION_CHANGED', details: other })

beforeAll(async () => {
  provideCatalogues((locale, area) => catalogueLoaders[locale][area]())
  await loadCatalogue('fr', ['common'])
})
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('what the person changed', () => {
  test('is written down, taken up texts too', () => {
    const { store, edited } = setUp()
    store.edit('s', { title: 'Prix' })
    store.resume('s', { title: 'Durée', content: content('un'), audience: 'anyone' }, 1)
    expect(edited).toEqual([
      { id: 's', before: 'Objet', after: 'Prix' },
      { id: 's', before: 'Prix', after: 'Durée' },
    ])
  })

  test('is not written down when it is undone: an open editor takes that over, and it is saved', async () => {
    const { store, edited, waiting, state, answerWith } = setUp()
    store.rewrite('s', { title: 'Durée', content: content('un'), audience: 'anyone' })
    expect(edited).toEqual([])
    expect(state()).toMatchObject({ title: 'Durée', revision: 1, save: { kind: 'unsaved' } })
    store.flush('s')
    expect(waiting[0]!.save).toMatchObject({ title: 'Durée', version: 1 })
    await answerWith({ version: 2 })
    expect(state()).toMatchObject({ revision: 1, save: { kind: 'saved' } })
  })
})

describe('autosave', () => {
  test('shows one and the same state for all keystrokes, so that a page of many sections renders it once', () => {
    const { store, state } = setUp()
    store.edit('s', { content: content('deux') })
    const { save } = state()
    store.edit('s', { content: content('trois') })
    expect(state().save).toBe(save)
  })

  test('is sent when typing pauses, and counts as saved only once the server has said so', async () => {
    const { store, waiting, state, answerWith, kept } = setUp()
    store.edit('s', { content: content('deux') })
    vi.advanceTimersByTime(QUIET_MS - 1)
    store.edit('s', { content: content('trois') })
    vi.advanceTimersByTime(QUIET_MS - 1)
    expect(waiting).toHaveLength(0)
    vi.advanceTimersByTime(1)
    expect(waiting.map(({ save }) => save)).toEqual([
      {
        title: 'Objet',
        content: content('trois'),
        audience: 'anyone',
        version: 1,
        overwrites: false,
      },
    ])
    expect(state().save.kind).toBe('saving')
    expect(kept.get('s')).toContain('trois')
    await answerWith({ version: 2 })
    expect(state()).toMatchObject({ save: { kind: 'saved' }, base: { version: 2 }, revision: 0 })
    expect(kept.get('s')).toBeNull()
  })

  test('does not wait forever during continuous typing', () => {
    const { store, waiting } = setUp()
    for (let ms = 0; ms < LONGEST_MS; ms += 500) {
      store.edit('s', { title: `Objet ${ms}` })
      vi.advanceTimersByTime(500)
    }
    expect(waiting).toHaveLength(1)
  })

  test('text typed during a save goes with the next one, based on its version', async () => {
    const { store, waiting, state, answerWith } = setUp()
    store.edit('s', { title: 'Objet du contrat' })
    store.flush('s')
    store.edit('s', { title: 'Objet du contrat-cadre' })
    store.flush('s')
    expect(waiting).toHaveLength(1)
    await answerWith({ version: 2 })
    expect(state()).toMatchObject({ title: 'Objet du contrat-cadre', save: { kind: 'unsaved' } })
    vi.advanceTimersByTime(QUIET_MS)
    expect(waiting[0]!.save).toMatchObject({ title: 'Objet du contrat-cadre', version: 2 })
  })

  test('an act that builds on the text waits until all of it is saved', async () => {
    const { store, answerWith, refuseWith } = setUp()
    store.edit('s', { title: 'Prix' })
    const first = store.saved('s')
    store.edit('s', { title: 'Prix et délais' })
    await answerWith({ version: 2 })
    await answerWith({ version: 3 })
    expect(await first).toBe(true)
    expect(await store.saved('s')).toBe(true)
    store.edit('s', { title: 'Tarifs' })
    const refused = store.saved('s')
    await refuseWith(new ApiError(409, { code: 'SECTION_LOCKED' }))
    expect(await refused).toBe(false)
  })

  test('a text without a title stays here until it has one', () => {
    const { store, waiting, state } = setUp()
    store.edit('s', { title: ' ' })
    store.flush()
    expect(waiting).toHaveLength(0)
    expect(state().save).toEqual({
      kind: 'failed',
      message: 'Indiquez le titre de la section.',
      retries: false,
    })
    store.edit('s', { title: 'Prix' })
    store.flush()
    expect(waiting).toHaveLength(1)
  })

  test('is taken back when the person declines the change', async () => {
    const { store, kept, takenBack, state, refuseWith } = setUp()
    const before = state()
    store.edit('s', { title: 'Prix' })
    store.flush()
    store.edit('s', { title: 'Prix et délais' })
    const declined = new ApiError(409, { code: 'VALIDATION_WOULD_BE_SUSPENDED' })
    declined.isDeclined = true
    await refuseWith(declined)
    expect(state()).toMatchObject({ title: before.title, save: { kind: 'saved' } })
    // An open editor takes it over.
    expect(state().revision).toBeGreaterThan(before.revision)
    expect([takenBack, kept.get('s')]).toEqual([[before.title], null])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(store.unsavedIds()).toEqual([])
  })

  test('is sent at the first letter while a validation is at stake', async () => {
    const { store, waiting } = setUp()
    store.savesAtOnce = true
    store.edit('s', { title: 'P' })
    await vi.advanceTimersByTimeAsync(0)
    expect(waiting).toHaveLength(1)
  })

  test('retries by itself when the server cannot be reached, but not when it refuses', async () => {
    const { store, waiting, state, refuseWith } = setUp()
    store.edit('s', { title: 'Prix' })
    store.flush()
    await refuseWith(new ApiError(0, { code: 'CONNECTION_LOST' }))
    expect(state().save).toMatchObject({ kind: 'failed', retries: true })
    await vi.advanceTimersByTimeAsync(4_000)
    expect(waiting).toHaveLength(1)
    await refuseWith(new ApiError(409, { code: 'SECTION_LOCKED', message: 'Verrouillée par Paul' }))
    expect(state().save).toEqual({
      kind: 'failed',
      message: 'Verrouillée par Paul',
      retries: false,
    })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(waiting).toHaveLength(0)
    expect(store.unsavedIds()).toEqual(['s'])
  })
})

describe('another person', () => {
  test('a newer text replaces one that nobody is editing, and never one being edited', () => {
    const { store, state } = setUp()
    store.receive([section({ version: 2, title: 'Prix' })])
    expect(state()).toMatchObject({ title: 'Prix', revision: 1 })
    store.edit('s', { title: 'Prix et délais' })
    store.receive([section({ version: 3, title: 'Tarifs' })])
    expect(state()).toMatchObject({ title: 'Prix et délais', base: { version: 2 } })
  })

  test('an older answer that arrives late changes nothing', async () => {
    const { store, state, answerWith } = setUp()
    store.edit('s', { title: 'Prix' })
    store.flush()
    await answerWith({ version: 2 })
    store.receive([section()])
    expect(state()).toMatchObject({ title: 'Prix', base: { version: 2 } })
  })

  test('saving first causes a conflict, which waits for the person', async () => {
    const { store, waiting, state, refuseWith } = setUp()
    store.edit('s', { content: content('le mien') })
    store.flush()
    const other = section({ version: 2, content: content('le sien') })
    await refuseWith(conflict(other))
    expect(state().save).toEqual({ kind: 'conflict', other })
    store.edit('s', { content: content('le mien, encore') })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(waiting).toHaveLength(0)
  })

  test('overwriting sends the local text over the other', async () => {
    const { store, waiting, state, refuseWith, answerWith } = setUp()
    store.edit('s', { content: content('le mien') })
    store.flush()
    await refuseWith(conflict(section({ version: 2, content: content('le sien') })))
    store.overwrite('s')
    expect(waiting[0]!.save).toMatchObject({
      version: 2,
      overwrites: true,
      content: content('le mien'),
    })
    await answerWith({ version: 3 })
    expect(state()).toMatchObject({ content: content('le mien'), save: { kind: 'saved' } })
  })

  test('reloading takes the other text, and the local one can be restored', async () => {
    const { store, waiting, state, refuseWith } = setUp()
    store.edit('s', { content: content('le mien') })
    store.flush()
    await refuseWith(conflict(section({ version: 2, content: content('le sien') })))
    const mine = store.reload('s')!
    expect(state()).toMatchObject({
      content: content('le sien'),
      revision: 1,
      save: { kind: 'saved' },
    })
    store.resume('s', mine, 2)
    store.flush()
    expect(state()).toMatchObject({ content: content('le mien'), revision: 2 })
    expect(waiting[0]!.save).toMatchObject({ version: 2, content: content('le mien') })
  })

  test('the same text saved twice is not a conflict, nor is a change of its audience', async () => {
    const { store, waiting, state, refuseWith, answerWith } = setUp()
    store.edit('s', { content: content('deux') })
    store.flush()
    await refuseWith(conflict(section({ version: 2, content: content('deux') })))
    expect(state()).toMatchObject({ save: { kind: 'saved' }, base: { version: 2 } })
    store.edit('s', { content: content('trois') })
    store.flush()
    const hidden = section({ version: 3, content: content('deux'), audience: 'collaborators' })
    await refuseWith(conflict(hidden))
    expect(waiting[0]!.save).toMatchObject({ version: 3, audience: 'collaborators' })
    await answerWith({ version: 4 })
    expect(state()).toMatchObject({ content: content('trois'), audience: 'collaborators' })
  })
})
