import type { Section } from '@tacite/api/writing/text-shapes.ts'
import { vi } from 'vitest'
import { TextStore, type SectionSave } from '../text-store.ts'

export const content = (text: string) => ({
  type: 'doc' as const,
  content: [
    {
      type: 'paragraph' as const,
      attrs: { align: 'left' as const },
      content: [{ type: 'text' as const, text }],
    },
  ],
})

export const section = (change: Partial<Section> = {}): Section => ({
  _id: 's',
  title: 'Objet',
  content: content('un'),
  level: 1,
  audience: 'anyone',
  version: 1,
  updatedAt: '2026-01-01T00:00:00Z',
  updatedBy: 'Anne',
  isNumbered: true,
  isLocked: false,
  lockedBy: null,
  description: '',
  clauses: [],
  ...change,
})

/** A server that answers on the test's command. */
export function setUp() {
  const waiting: {
    save: SectionSave
    answer: (section: Section) => void
    refuse: (error: Error) => void
  }[] = []
  const kept = new Map<string, string | null>()
  const saved: Section[] = []
  const takenBack: string[] = []
  const edited: { id: string; before: string; after: string }[] = []
  const store = new TextStore({
    send: (_, save) =>
      new Promise((answer, refuse) => {
        waiting.push({ save, answer, refuse })
      }),
    onSaved: (one) => void saved.push(one),
    keep: (id, text) => void kept.set(id, text),
    onEdited: (id, before, after) =>
      void edited.push({ id, before: before.title, after: after.title }),
    onTakenBack: (_, text) => void takenBack.push(text.title),
    untitled: () => 'Indiquez le titre de la section.',
  })
  store.receive([section()])
  const state = () => store.read('s')!
  const answerWith = async (change: Partial<Section>) => {
    const { save, answer } = waiting.shift()!
    answer(
      section({
        title: save.title,
        content: { ...save.content },
        audience: save.audience,
        ...change,
      }),
    )
    await vi.advanceTimersByTimeAsync(0)
  }
  const refuseWith = async (error: Error) => {
    waiting.shift()!.refuse(error)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { store, waiting, kept, saved, edited, takenBack, state, answerWith, refuseWith }
}
