import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import type { Signature } from './signature-queries.ts'

/** Cancelled signatures: who had been asked, and their progress. */
export function EarlierSignatures({ signatures }: { signatures: readonly Signature[] }) {
  const t = useTexts()
  const formats = useFormats()
  if (signatures.length === 0) return null
  return (
    <section aria-labelledby="earlier-signatures" className="flex flex-col gap-2">
      <h2 id="earlier-signatures" className="font-semibold">
        {t('signing-panel.earlier')}
      </h2>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {signatures.map((signature) => (
          <li key={signature._id} className="py-2.5 text-sm">
            <p>
              {signature.cancelledAt &&
                t('signing-panel.cancelledAt', { moment: formats.instant(signature.cancelledAt) })}
            </p>
            <p className="text-ink-soft">
              {t(
                signature.provider === 'scan' ? 'signing-paper.frozenBy' : 'signing-panel.sentBy',
                {
                  name: signature.requestedBy.name,
                  moment: formats.instant(signature.requestedAt),
                },
              )}
            </p>
            <p className="text-ink-soft">
              {formats.list(
                signature.signatories.map(({ name, signedAt }) => (signedAt ? `${name} ✓` : name)),
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
