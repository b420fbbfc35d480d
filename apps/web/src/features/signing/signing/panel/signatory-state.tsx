import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import type { Signatory } from './signature-queries.ts'

/** A signatory's last action, and when; above all that the mail with their link did not arrive, or leaves later. */
export function SignatoryState({ signatory }: { signatory: Signatory }) {
  const t = useTexts()
  const formats = useFormats()
  const { state, invitedAt, undeliveredAt, leavesAt, viewedAt, signedAt } = signatory
  if (state === 'invited' && undeliveredAt !== null) {
    return (
      <span className="font-medium text-red-ink">
        {t('signing-panel.signatory.undelivered', { moment: formats.instant(undeliveredAt) })}
      </span>
    )
  }
  if (state === 'invited' && leavesAt !== null)
    return t('signing-panel.signatory.heldBack', { moment: formats.instant(leavesAt) })
  const at = { waiting: null, invited: invitedAt, viewed: viewedAt, signed: signedAt }[state]
  if (state === 'waiting' || at === null) return t('signing-panel.signatory.waiting')
  return t(`signing-panel.signatory.${state}`, { moment: formats.instant(at) })
}
