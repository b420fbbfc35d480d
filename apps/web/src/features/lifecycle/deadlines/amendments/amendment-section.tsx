import { useQuery } from '@tanstack/react-query'
import { FilePen } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { AppLink } from '../../../../platform/app-link.tsx'
import { loadTexts, useTexts } from '../../../../platform/locale.ts'
import { paths } from '../../../../platform/paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { SkeletonText } from '../../../../ui/skeleton.tsx'
import { TextLink } from '../../../../ui/text-link.tsx'
import { amendedTermsQuery, type AmendedTerms } from './amendment-queries.ts'
import { ChangeLines } from './change-lines.tsx'

const AmendmentDialog = lazy(async () => {
  const [module] = await Promise.all([
    import('./amendment-dialog.tsx'),
    loadTexts('administration', 'lifeline'),
  ])
  return module
})

/** « Ce que cet avenant change » : on the sheet of an amendment. */
export default function AmendmentSection({ contractId }: { contractId: string }) {
  const t = useTexts()
  const { data: terms } = useQuery(amendedTermsQuery(contractId))
  return (
    <section
      aria-labelledby="amended-terms"
      className="flex flex-col gap-2 rounded-lg border border-line p-4"
    >
      <h2 id="amended-terms" className="font-semibold">
        {t('amendments.title')}
      </h2>
      {terms ? <Stated contractId={contractId} terms={terms} /> : <SkeletonText lines={3} />}
    </section>
  )
}

function Stated({ contractId, terms }: { contractId: string; terms: AmendedTerms }) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const { master, changes, takesEffectOn, standing, inForce } = terms
  const off = standing === 'open' ? terms.stating : terms.correcting
  return (
    <>
      {master && (
        <p className="text-sm break-words text-ink-soft">
          <TextLink render={<AppLink to={paths.contractEdit(master._id)} />}>
            {master.title}
          </TextLink>{' '}
          <span className="whitespace-nowrap text-ink-faint tabular-nums">{master.reference}</span>
        </p>
      )}
      {changes.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('amendments.none')}</p>
      ) : (
        <>
          <ChangeLines changes={changes} currency={inForce?.statedCurrency ?? 'EUR'} />
          <p className="text-sm text-ink-soft">
            {takesEffectOn
              ? t('amendments.effective', { day: takesEffectOn })
              : t('amendments.effectiveAtSignature')}
          </p>
        </>
      )}
      {inForce && (
        <Button
          size="small"
          className="mt-1 self-start"
          icon={<FilePen aria-hidden />}
          disabledReason={off?.message}
          onClick={() => setOpen(true)}
        >
          {t(`amendments.${labelOf(terms)}`)}
        </Button>
      )}
      {isOpen && inForce && (
        <Suspense>
          <AmendmentDialog
            contractId={contractId}
            terms={terms}
            inForce={inForce}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

function labelOf({ standing, changes }: AmendedTerms): 'state' | 'edit' | 'correct' {
  if (changes.length === 0) return 'state'
  return standing === 'transcribed' ? 'correct' : 'edit'
}
