import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { Avatar } from '../../../../ui/avatar.tsx'
import { TitledSection } from '../../../../ui/titled-section.tsx'
import { SignatoryState } from './signatory-state.tsx'
import { signatureQuery, type Signatory } from './signature-queries.ts'

/** External signatories of a contract, and until when their link is valid. Renders nothing if there is nobody. */
export function OutsideSignatories({ contractId }: { contractId: string }) {
  const t = useTexts()
  const { data } = useQuery(signatureQuery(contractId))
  const outside = (data?.current?.signatories ?? []).filter(
    ({ kind, state }) => kind === 'external' && state !== 'waiting',
  )
  if (outside.length === 0) return null
  return (
    <TitledSection
      title={t('signing-panel.outside.title')}
      lead={t('signing-panel.outside.lead')}
      className="mt-6"
    >
      <ul
        aria-label={t('signing-panel.outside.title')}
        className="flex flex-col divide-y divide-line"
      >
        {outside.map((signatory) => (
          <OutsideSignatory key={signatory._id} signatory={signatory} />
        ))}
      </ul>
    </TitledSection>
  )
}

function OutsideSignatory({ signatory }: { signatory: Signatory }) {
  const t = useTexts()
  const { instant } = useFormats()
  const { name, email, linkExpiresAt } = signatory
  return (
    <li className="flex gap-3 py-2.5">
      <Avatar name={name} size="small" />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm wrap-anywhere text-ink-soft">{email}</p>
        <p className="text-sm text-ink-soft">
          <SignatoryState signatory={signatory} />
        </p>
        {linkExpiresAt && (
          <p className="text-sm text-ink-soft">
            {t('signing-panel.signatory.linkUntil', { moment: instant(linkExpiresAt) })}
          </p>
        )}
      </div>
    </li>
  )
}
