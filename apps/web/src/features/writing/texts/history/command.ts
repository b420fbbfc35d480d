import type { SectionClause } from '@tacite/api/writing/text-shapes.ts'
import type { NumberingStyle } from '@tacite/document/contract-document.ts'
import type { RunPlace } from '@tacite/document/section-move.ts'
import type { SectionText } from '../text/section-text.ts'
import type { FieldInput } from '../text/text-owner.ts'
import type { TextPart } from '../text/wire-document.ts'

/** What sections say, by their ids: what a part of the text holds. */
export type Contents = ReadonlyMap<string, SectionText>

/** What a section follows of the library: a version of a clause, as a whole or by a passage. */
export interface FollowedClause extends Pick<SectionClause, '_id' | 'version' | 'isWhole'> {
  /** Why it says it in other words; null: no reason was given for these. */
  keptReason: string | null
}

interface Change<Kind, Value> {
  kind: Kind
  from: Value
  to: Value
}

/** One change with all that taking it back needs. */
export type Step =
  | (Change<'clauses', readonly FollowedClause[]> & { sectionId: string })
  | (Change<'write', SectionText> & { sectionId: string })
  | (Change<'place', RunPlace> & { sectionIds: readonly string[] })
  | (Change<'blockPlace', number> & { blockId: string })
  | (Change<'blockName', string> & { blockId: string })
  | (Change<'description', string> & TextPart)
  | (Change<'lock' | 'numbered', boolean> & { sectionId: string })
  | Change<'numbering', NumberingStyle>
  | (Change<'field', FieldInput> & { variable: string })
  | {
      kind: 'remove' | 'restore'
      part: 'section' | 'block'
      id: string
      contents: Contents
      /** Of sections: where they stand when they are there. */
      place?: RunPlace
    }

/** What a command is called: the keys of `editor.history.what`. */
export type CommandName =
  | 'content'
  | 'title'
  | 'audience'
  | 'version'
  | 'addSection'
  | 'splitSection'
  | 'removeSection'
  | 'restoreSection'
  | 'moveSection'
  | 'level'
  | 'lock'
  | 'unlock'
  | 'numbered'
  | 'description'
  | 'addBlock'
  | 'removeBlock'
  | 'restoreBlock'
  | 'moveBlock'
  | 'renameBlock'
  | 'numbering'
  | 'field'
  | 'replace'
  | 'link'
  | 'typography'
  | 'takeClause'

/** A selection in the text of a section, as positions of ProseMirror. */
export interface Cursor {
  anchor: number
  head: number
}

interface Cursors {
  before: Cursor
  after: Cursor
}

/** What is known of a change of the text beyond what it leads to. */
export interface EditNote {
  /** It is more of what was typed just before. */
  continues?: boolean
  cursors?: Cursors
}

/** Something that a person did to the open text, which they can take back as a whole. */
export interface Command {
  name: CommandName
  /** The title, name or label of what it changed, as it was called before. */
  subject: string
  steps: readonly Step[]
  /** Where the cursor stood in the text before and after it. */
  cursors?: Cursors
  /** Another text took the place of the one that it changed: it can no longer be undone. */
  isLost?: boolean
}

export type Direction = 'undo' | 'redo'

/** The steps to take to undo a command, or to do it again. */
export function stepsToward({ steps }: Command, direction: Direction): Step[] {
  return direction === 'redo' ? [...steps] : steps.toReversed().map(inverseOf)
}

function inverseOf(step: Step): Step {
  switch (step.kind) {
    case 'remove':
      return { ...step, kind: 'restore' }
    case 'restore':
      return { ...step, kind: 'remove' }
    default:
      return { ...step, from: step.to, to: step.from } as Step
  }
}

/** What a command writes in one section, with the clauses that it follows from then on; null: it does something else. */
export function writeOf({ steps }: Command): Extract<Step, { kind: 'write' }> | null {
  const [step, ...others] = steps.filter(({ kind }) => kind !== 'clauses')
  return step?.kind === 'write' && others.length === 0 ? step : null
}

/** The section whose text a command writes; null: it does something else. */
export function writtenSection(command: Command): string | null {
  return writeOf(command)?.sectionId ?? null
}
