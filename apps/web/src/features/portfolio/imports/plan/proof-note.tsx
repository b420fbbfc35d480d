import { SURE_CONFIDENCE } from '@tacite/domain/extraction/extraction.ts'
import { useTexts } from '../../../../platform/locale.ts'
import type { ImportRowDetail } from '../plan-queries.ts'

type Proof = Omit<ImportRowDetail['proposals'][number]['proof'], 'term'>

/** From here on a reading that is not sure is likely. */
const LIKELY = 0.75

/** Where the text says so: the page, how sure the reading is, and the sentence with its words marked. */
export function ProofNote({ proof }: { proof: Proof }) {
  const t = useTexts()
  const { page, quote, sentence, confidence, foundBy } = proof
  const sureness =
    confidence > SURE_CONFIDENCE ? 'sure' : confidence >= LIKELY ? 'likely' : 'unsure'
  const at = sentence.indexOf(quote)
  return (
    <figure className="flex flex-col gap-1 text-sm text-ink-soft">
      <figcaption>
        {t('import-plan.proof.where', { page })} ·{' '}
        {foundBy === 'secondReader'
          ? t('second-reader.by')
          : foundBy === 'person'
            ? t('import-plan.proof.selected')
            : t(`import-plan.proof.${sureness}`)}
      </figcaption>
      <blockquote className="border-l-2 border-line-strong pl-2.5 break-words">
        {at < 0 ? (
          sentence
        ) : (
          <>
            {sentence.slice(0, at)}
            <mark className="rounded-[2px] bg-amber-soft px-0.5 text-ink">{quote}</mark>
            {sentence.slice(at + quote.length)}
          </>
        )}
      </blockquote>
    </figure>
  )
}
