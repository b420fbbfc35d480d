import { nameOfRows } from '@tacite/document/repeats/passages-of-rows.ts'
import type { WireDocument } from '../text-queries.ts'
import { sameContent, type SectionText } from '../text/section-text.ts'
import type { TextOwner } from '../text/text-owner.ts'
import { toDocument } from '../text/wire-document.ts'
import type { Command, CommandName, EditNote } from './command.ts'
import type { CommandLog } from './command-log.ts'

/** What is typed without a pause of this length is undone in one go. */
export const GROUP_MS = 500

/** Writes down what is typed; letters of a title that follow each other are one command, as they are in a text. */
export function createEditRecorder(log: CommandLog) {
  let titleAt = 0
  return (sectionId: string, before: SectionText, after: SectionText, note: EditNote): void => {
    const command = writeCommand(sectionId, before, after, note)
    const now = Date.now()
    const continues = command.name === 'title' ? now - titleAt <= GROUP_MS : note.continues
    if (command.name === 'title') titleAt = now
    log.record(command, continues)
  }
}

export function writeCommand(
  sectionId: string,
  from: SectionText,
  to: SectionText,
  { name = nameOf(from, to), cursors }: Pick<EditNote, 'cursors'> & { name?: CommandName } = {},
): Command {
  return {
    name,
    subject: from.title,
    steps: [{ kind: 'write', sectionId, from, to }],
    ...(cursors ? { cursors } : {}),
  }
}

function nameOf(from: SectionText, to: SectionText): CommandName {
  if (from.title !== to.title) return 'title'
  return from.audience === to.audience ? 'content' : 'audience'
}

interface FieldDeps {
  log: CommandLog
  read(): WireDocument | undefined
}

/** Sets the value of a field, written down with the one that it had. */
export function recordField(
  setField: NonNullable<TextOwner['setField']>,
  { log, read }: FieldDeps,
): NonNullable<TextOwner['setField']> {
  return async (variable, value, reason) => {
    const from = read()?.values[variable] ?? null
    const answer = await setField(variable, value, reason)
    const now = read()
    // As the server has written it.
    const to = now?.values[variable] ?? null
    if (sameContent(from, to)) return answer
    const subject = now ? nameOfValue(now, variable) : variable
    log.record({ name: 'field', subject, steps: [{ kind: 'field', variable, from, to }] })
    return answer
  }
}

/** Of a field its label; of rows, what is repeated. */
function nameOfValue(wire: WireDocument, name: string): string {
  const label = wire.fields.find(({ variable }) => variable === name)?.label
  return label ?? nameOfRows(toDocument(wire), name) ?? name
}
