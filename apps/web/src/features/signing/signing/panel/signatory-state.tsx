import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import type { Signatory } from './signature-queries.ts'

/** A signatory's last action, and when. */
export function SignatoryState({ signatory }: { signatory: Signatory }) {
  const t = useTexts()
  const formats = useFormats()
  const { state, invitedAt, viewedAt, signedAt } = signatory
  const at = { waiting: null, invited: invitedAt, viewed: viewedAt, signed: signedAt }[state]
  if (state === 'waiting' || at === null) return t('signing-panel.signatory.waiting')
  return t(`signing-panel.signatory.${state}`, { moment: formats.instant(at) })
}
