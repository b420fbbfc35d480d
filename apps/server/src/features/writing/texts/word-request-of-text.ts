import { conditionWording } from '@tacite/document/condition-wording.ts'
import { allSections, type ContractDocument } from '@tacite/document/contract-document.ts'
import { cellOf } from '@tacite/document/repeats/rows.ts'
import {
  resolveAroundFields,
  wordsOfFields,
  type FieldContext,
} from '@tacite/document/resolve-fields.ts'
import type { RichTextNode } from '@tacite/document/rich-text.ts'
import { nodesOf } from '@tacite/document/walk-document.ts'
import type { TextOwnerKind } from '@tacite/domain/acts/text-rights.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { passageKey } from '../../../platform/word/passage-key.ts'
import { numberSections } from '@tacite/document/number-sections.ts'
import { withReferenceWords } from '@tacite/document/references/reference-words.ts'
import type { WordField, WordRequest, WordWords } from '../../../platform/word/word-request.ts'
import type { PrintableText } from './render-text.ts'

/**
 * What a Word file is written from, but for its images. The passages of a contract are decided; those of a template
 * or a clause stay, under their condition.
 */
export function wordRequest(
  { head, document: whole, ...context }: PrintableText,
  { kind, companyName }: { kind: TextOwnerKind; companyName: string },
): Omit<WordRequest, 'images' | 'createdAt'> {
  const { document, words } =
    kind === 'contract'
      ? resolveAroundFields(whole, context)
      : {
          document: withReferenceWords(whole, numberSections, context.locale),
          words: wordsOfFields(whole, context),
        }
  const note = kind === 'contract' ? createTranslator(context.locale)('pdf.word.note') : ''
  return {
    document,
    locale: context.locale,
    head: { ...head, companyName },
    fields: Object.fromEntries(
      [...words].map(([name, shown]) => [name, wordField(name, shown, context)]),
    ),
    passages: passageTitles(document, context),
    words: { ...wordsIn(context.locale), note },
  }
}

/** A field in a row is called by its own name there, as it is everywhere else. */
function wordField(name: string, words: string | null, { definitions }: FieldContext): WordField {
  const variable = cellOf(name)?.variable ?? name
  const label = definitions.find((field) => field.variable === variable)?.label ?? variable
  return { variable, label, words }
}

function passageTitles(document: ContractDocument, context: FieldContext): Record<string, string> {
  const nodes = allSections(document).flatMap(({ content }) => [...nodesOf(content)])
  return Object.fromEntries(nodes.flatMap((node) => passageTitle(node, context)))
}

function passageTitle(
  node: RichTextNode,
  { definitions, locale, currency }: FieldContext,
): (readonly [key: string, title: string])[] {
  const t = createTranslator(locale)
  switch (node.type) {
    case 'conditional': {
      const field = definitions.find(({ variable }) => variable === node.attrs.variable)
      const { sentence, ...words } = conditionWording(node.attrs, field, { locale, currency })
      return [[passageKey(node.attrs), t(`editor.condition.sentence.${sentence}`, words)]]
    }
    case 'repeat':
    case 'repeated_item':
    case 'repeated_row':
      return [[passageKey(node.attrs), t('editor.repeat.mark', { name: node.attrs.name })]]
    default:
      return []
  }
}

/** Stand for the numbers that Word fills in. */
const PAGE = '\u0001'
const TOTAL = '\u0002'

function wordsIn(locale: Locale): Omit<WordWords, 'note'> {
  const t = createTranslator(locale)
  const pages = t('pdf.word.pages', { page: PAGE, total: TOTAL })
  const [before = '', between = '', after = ''] = pages.split(PAGES)
  return {
    reference: t('pdf.contract.reference'),
    parties: t('pdf.contract.parties'),
    image: t('pdf.contract.image'),
    missingImage: t('pdf.contract.missingImage'),
    pages: [before, between, after],
  }
}

const PAGES = new RegExp(`${PAGE}|${TOTAL}`)
