import { absentParts, withoutParts } from '@tacite/document/absent-parts.ts'
import type { ContractDocument, DocumentBlock } from '@tacite/document/contract-document.ts'
import { withReferenceWords } from '@tacite/document/references/reference-words.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { FieldDefinition, FieldValues } from '@tacite/document/field-definition.ts'
import { numberingLabels, numberSections } from '@tacite/document/number-sections.ts'
import { expandRepeats } from '@tacite/document/repeats/expand-repeats.ts'
import { hasRepeats, repeatsIn } from '@tacite/document/repeats/repeats-in.ts'
import { rowsOf } from '@tacite/document/repeats/rows.ts'
import { writeOut } from '@tacite/document/repeats/write-out.ts'
import type { DocumentNumbers } from '@tacite/document/number-sections.ts'
import { memo, useDeferredValue, useMemo } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { LiveNodes } from './live-nodes.tsx'
import { LiveValuesContext } from './live-values.ts'
import type { TaggedField } from './choices.ts'
import type { LiveValues } from './live-values.ts'
import type { NewContractForm } from './use-new-contract.ts'

/** The template's text with the values typed so far. */
export function LiveText({
  form,
  document,
}: {
  form: NewContractForm
  document: ContractDocument
}) {
  const t = useTexts()
  const { choices, draft, active } = form
  const { locale, defaults } = choices
  const currency = draft.currency ?? defaults.currency
  // Typing takes priority over updating the text.
  const values = useDeferredValue(form.values)
  const fields = useMemo(
    () => new Map(choices.fields.map((field) => [field.variable, field])),
    [choices.fields],
  )
  const written = useWrittenRows(document, values)
  const live = useMemo<LiveValues>(
    () => ({ ...withCells(document, { values, fields, locale }), locale, currency, active }),
    [document, values, fields, locale, currency, active],
  )
  const present = usePresent(written, live.values, locale)
  const numbers = useMemo(() => numberSections(present, numberingLabels[locale]), [present, locale])
  return (
    <LiveValuesContext value={live}>
      <article
        lang={locale}
        className="mx-auto max-w-[72ch] px-6 py-8 font-serif text-lg leading-7 tablet:px-10"
      >
        <h2 data-field="contract_title" className="mb-5 text-title font-semibold break-words">
          {draft.title.trim() || t('new-contract.text.untitled')}
        </h2>
        {present.blocks.map((block) => (
          <Block key={block.id} block={block} numbers={numbers} />
        ))}
      </article>
    </LiveValuesContext>
  )
}

/** The text with its repeated passages once for each row; the same one while no row comes or goes. */
function useWrittenRows(document: ContractDocument, values: FieldValues): ContractDocument {
  const counts = repeatsIn(document)
    .map(({ key }) => `${key} ${rowsOf(values, key).length}`)
    .join(',')
  return useMemo(() => {
    if (counts === '') return document
    const byKey = new Map(counts.split(',').map((each) => each.split(' ') as [string, string]))
    return writeOut(document, ({ key }) => Number(byKey.get(key) ?? 0))
  }, [document, counts])
}

/** The values and the fields with those of each row. */
function withCells(
  document: ContractDocument,
  { values, fields, locale }: Pick<LiveValues, 'values' | 'fields' | 'locale'>,
): Pick<LiveValues, 'values' | 'fields'> {
  if (!hasRepeats(document)) return { values, fields }
  const definitions = [...fields.values()] as unknown as FieldDefinition[]
  const { context } = expandRepeats(document, { definitions, values, locale })
  const cells = context.definitions as unknown as TaggedField[]
  return { values: context.values, fields: new Map(cells.map((each) => [each.variable, each])) }
}

/** The text without the parts that the values leave out, its references worded; the same one until they change. */
function usePresent(
  document: ContractDocument,
  values: FieldValues,
  locale: Locale,
): ContractDocument {
  const absent = [...absentParts(document, values)].join(' ')
  return useMemo(() => {
    const present = withoutParts(document, new Set(absent === '' ? [] : absent.split(' ')))
    return withReferenceWords(present, numberSections, locale)
  }, [document, absent, locale])
}

/** Rendered once: only its fields update. */
const Block = memo(function Block(props: { block: DocumentBlock; numbers: DocumentNumbers }) {
  const { block, numbers } = props
  const name = numbers.blocks.get(block.id)
  return (
    <section>
      {block.kind !== 'body' && (
        <h3 className="mt-8 border-t border-line pt-5 font-semibold">
          {[name, block.name].filter(Boolean).join(' — ')}
        </h3>
      )}
      {block.sections.map((section) => {
        const number = numbers.sections.get(section.id)
        const isOutermost = number?.level === 1
        const Title = isOutermost ? 'h3' : 'h4'
        return (
          <section key={section.id}>
            {section.title && (
              <Title className={isOutermost ? 'mt-6 font-semibold' : 'mt-4 font-medium'}>
                {number?.label && <span className="mr-2 text-ink-faint">{number.label}</span>}
                {section.title}
              </Title>
            )}
            <LiveNodes content={section.content} />
          </section>
        )
      })}
    </section>
  )
})
