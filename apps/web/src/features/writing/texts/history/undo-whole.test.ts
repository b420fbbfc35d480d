import type { SectionLevel } from '@tacite/document/contract-document.ts'
import type { RichText } from '@tacite/document/rich-text.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SectionText } from '../text/section-text.ts'
import { sectionsOf } from '../text/wire-document.ts'
import { CommandLog } from './command-log.ts'
import type { Direction } from './command.ts'
import { followedOf } from './followed-clauses.ts'
import { recordedArrange } from './recorded-arrange.ts'
import { recordField, writeCommand } from './record-edits.ts'
import { runCommand } from './run-command.ts'
import { blockNamed, fakeText, sectionNamed, textOfBlocks } from './testing/fake-text.ts'

const words = (text: string): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', attrs: { align: 'left' }, content: [{ type: 'text', text }] }],
})

/** A text under work, and its history. */
function startWork() {
  const text = fakeText(
    textOfBlocks(
      blockNamed(
        'body',
        sectionNamed('a'),
        sectionNamed('a1', { level: 2 }),
        sectionNamed('b'),
        sectionNamed('c', { level: 2 }),
      ),
      blockNamed('annex'),
    ),
  )
  const log = new CommandLog()
  const step = (direction: Direction) =>
    log.step(direction, async (command) => {
      const { outcome } = await runCommand(command, direction, text.deps)
      return outcome
    })
  return { text, log, step, acts: actsOn(text, log) }
}

/** Everything that a person can do to a text; two numbers choose where and what. */
function actsOn(text: ReturnType<typeof fakeText>, log: CommandLog) {
  const arrange = recordedArrange(text.deps.arrange, { ...text.deps, log, wire: text.wire })
  const setField = recordField(text.deps.setField!, { log, read: text.wire })
  const goneSections: string[] = []
  const goneBlocks: string[] = []
  const sectionAt = (at: number) => {
    const all = sectionsOf(text.wire())
    return all[at % all.length]?._id ?? 'none'
  }
  const blockAt = (at: number) => text.wire().blocks[at % text.wire().blocks.length]!
  const levelOf = (at: number) => ((at % 3) + 1) as SectionLevel
  const write = (at: number, to: number, change: Partial<SectionText>) => {
    const id = sectionAt(at)
    if (!text.deps.store.read(id)) return
    const { before, after } = text.write(id, change)
    log.record(writeCommand(id, before, after), to % 2 === 0)
  }
  const step = (to: 'up' | 'down' | 'promote' | 'demote') => (at: number) =>
    arrange.moveSection(sectionAt(at), { to })
  return {
    write: (at: number, to: number) => write(at, to, { content: words(String(to)) }),
    title: (at: number, to: number) => write(at, to, { title: `Titre ${to}` }),
    takeClause: async (at: number, to: number) => {
      const sectionId = sectionAt(at)
      const was = text.deps.store.read(sectionId)
      if (!was) return
      const { before, after } = text.write(sectionId, { content: words(`Clause ${to}`) })
      const clauses = [
        { _id: `clause${to % 3}`, version: to, isWhole: to % 2 === 0, keptReason: null },
      ]
      const from = followedOf(was.base.clauses)
      await text.deps.settings.follow({ sectionId, clauses })
      const { steps } = writeCommand(sectionId, before, after)
      log.record({
        name: 'takeClause',
        subject: 'Clause',
        steps: [{ kind: 'clauses', sectionId, from, to: clauses }, ...steps],
      })
    },
    audience: (at: number, to: number) =>
      write(at, to, { audience: to % 3 === 0 ? 'anyone' : 'collaborators' }),
    up: step('up'),
    down: step('down'),
    promote: step('promote'),
    demote: step('demote'),
    place: (at: number, to: number) => {
      const { _id: blockId, sections } = blockAt(to)
      const beforeSectionId = sections[at % (sections.length + 1)]?._id ?? null
      return arrange.moveSection(sectionAt(at), { to: 'place', blockId, beforeSectionId })
    },
    add: (at: number, to: number) => {
      const { _id: blockId, sections } = blockAt(to)
      const afterSectionId = sections[at % (sections.length + 1)]?._id ?? null
      return arrange.addSection({ blockId, afterSectionId, level: levelOf(to), title: 'Neuf' })
    },
    split: async (at: number, to: number) => {
      const section = text.deps.store.read(sectionAt(at))
      if (!section) return
      await arrange.splitSection(section.base._id, {
        version: 1,
        title: section.title,
        audience: section.audience,
        content: { ...words('avant') },
        newTitle: 'Suite',
        newLevel: levelOf(to),
        newContent: { ...words('après') },
      })
    },
    remove: async (at: number) => {
      const id = sectionAt(at)
      if (await arrange.removeSection(id)) goneSections.push(id)
    },
    restore: () => arrange.restoreSection(goneSections.pop() ?? 'none'),
    addBlock: () => arrange.addBlock({ kind: 'annex', name: 'Annexe' }),
    renameBlock: (at: number) =>
      arrange.renameBlock(blockAt(at)._id, `Nom ${at}`, blockAt(at).name),
    moveBlock: (at: number, to: number) => arrange.moveBlock(blockAt(at)._id, to % 4),
    removeBlock: async (at: number) => {
      const { _id } = blockAt(at)
      if (await arrange.removeBlock(_id)) goneBlocks.push(_id)
    },
    restoreBlock: () => arrange.restoreBlock(goneBlocks.pop() ?? 'none'),
    numbering: async (at: number) => {
      const from = text.wire().numbering
      const to = at % 2 === 0 ? 'roman' : 'digital'
      await text.deps.settings.setNumbering(to)
      log.record({ name: 'numbering', subject: '', steps: [{ kind: 'numbering', from, to }] })
    },
    field: (at: number) => setField('prix', at),
  }
}

const names = Object.keys(startWork().acts) as (keyof ReturnType<typeof actsOn>)[]
const anyAct = fc.record({ name: fc.constantFrom(...names), at: fc.nat(20), to: fc.nat(20) })

/** What a reader sees, whoever wrote it last. */
function seen({ numbering, values, blocks }: ReturnType<typeof textOfBlocks>) {
  return {
    numbering,
    price: values['prix'] ?? null,
    blocks: blocks.map(({ _id, name, sections }) => ({ _id, name, sections })),
  }
}

test('whatever was done, undone whole it is the first text, and redone whole the last', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyAct, { maxLength: 25 }), async (done) => {
      const { text, log, step, acts } = startWork()
      const first = seen(text.wire())
      for (const { name, at, to } of done) await acts[name](at, to)
      const last = seen(text.wire())
      while (log.next('undo')) await step('undo')
      expect(seen(text.wire())).toEqual(first)
      while (log.next('redo')) await step('redo')
      expect(seen(text.wire())).toEqual(last)
    }),
  )
})
