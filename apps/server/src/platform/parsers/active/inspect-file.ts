import { activeContentOutcome } from '@tacite/domain/files/active-content.ts'
import type {
  ActiveContent,
  ActiveContentOutcome,
  ActiveContentRule,
} from '@tacite/domain/files/active-content.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { FileContent } from '../../storage/file-store.ts'
import type { AttachedKind } from '../file-kind.ts'
import { checkImage } from '../images/check-image.ts'
import { runParser } from '../run-parser.ts'
import type { InspectParams } from './active-operation.ts'
import type { FoundContent } from './found-content.ts'
import { imageEnd } from './image-end.ts'
import { arePhotoExtras } from './photo-extras.ts'

export interface InspectedFile {
  found: ActiveContent[]
  outcome: ActiveContentOutcome | null
  /** The copy without it; null: it was not removed. */
  copy: Uint8Array | null
}

const LIMITS = {
  timeoutMs: 60_000,
  maxInputBytes: 50 * 1024 * 1024,
  maxOutputBytes: 128 * 1024 * 1024,
}

/**
 * Looks for active content in an uploaded file and does what the company's rule says. The file itself is never
 * changed.
 * @throws Refused ACTIVE_CONTENT_REFUSED with what was found, and those of the parsers
 */
export async function inspectFile(
  kind: AttachedKind,
  file: FileContent,
  { rule, locale }: { rule: ActiveContentRule; locale: Locale },
): Promise<InspectedFile> {
  const { found, isSigned, copy } = await lookInto(kind, file, rule === 'remove')
  const outcome = activeContentOutcome(rule, { found, isSigned })
  if (outcome === 'refused') throw activeContentRefused(found, locale)
  if (outcome !== 'removed') return { found, outcome, copy: null }
  return copy ? { found, outcome, copy } : { found, outcome: 'keptUnchecked', copy: null }
}

/** An image without what follows its end; small enough to be looked at in this very process. */
export function cleanImage(
  bytes: Buffer,
  { rule, locale }: { rule: ActiveContentRule; locale: Locale },
): Buffer {
  const end = imageEnd(bytes, checkImage(bytes).kind)
  if (end === bytes.length) return bytes
  const kind = kindAfter(bytes, end)
  if (rule === 'refuse' && kind === 'foreignData')
    throw activeContentRefused([{ kind, count: 1 }], locale)
  return bytes.subarray(0, end)
}

/** Names what was found in the reader's words. */
export function activeContentRefused(found: readonly ActiveContent[], locale: Locale): Refused {
  const t = createTranslator(locale)
  const contents = found.map(({ kind }) => t(`document-import.active.kinds.${kind}`)).join(' ; ')
  return new Refused('RULE', { code: 'ACTIVE_CONTENT_REFUSED', params: { contents } })
}

async function lookInto(
  kind: AttachedKind,
  file: FileContent,
  remove: boolean,
): Promise<FoundContent & { copy: Uint8Array | null }> {
  // Plain text acts nowhere.
  if (kind === 'text') return { found: [], isSigned: false, copy: null }
  if (kind === 'pdf' || kind === 'docx' || kind === 'xlsx') {
    const params: InspectParams = { kind, remove }
    const { value, parts } = await runParser<FoundContent>({
      operation: 'active-content',
      file,
      params,
      ...LIMITS,
    })
    return { ...value, copy: parts[0] ?? null }
  }
  const bytes = await file.bytes()
  const end = imageEnd(bytes, kind)
  if (end === bytes.length) return { found: [], isSigned: false, copy: null }
  return {
    found: [{ kind: kindAfter(bytes, end), count: 1 }],
    isSigned: false,
    copy: bytes.subarray(0, end),
  }
}

function kindAfter(bytes: Buffer, end: number): 'photoExtras' | 'foreignData' {
  return arePhotoExtras(bytes.subarray(end)) ? 'photoExtras' : 'foreignData'
}
