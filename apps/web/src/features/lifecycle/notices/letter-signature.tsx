import { lazy, Suspense, useState } from 'react'
import { AppLink } from '../../../platform/app-link.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { paths } from '../../../platform/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { VerifyFile } from '../../signing/signing/public.tsx'
import { signedLetterUrl, type Notice } from './notices-queries.ts'

const AskSignatureDialog = lazy(async () => ({
  default: (await import('./letter/ask-signature-dialog.tsx')).AskSignatureDialog,
}))
const WithdrawSignatureDialog = lazy(async () => ({
  default: (await import('./letter/withdraw-signature-dialog.tsx')).WithdrawSignatureDialog,
}))

interface LetterSignatureProps {
  contractId: string
  notice: Notice
  /** Why nothing can be recorded; null: it can. */
  keeping: string | null
}

/** How far the signature of a letter is, and what can be done about it. */
export function LetterSignature({ contractId, notice, keeping }: LetterSignatureProps) {
  const t = useTexts()
  const [opened, setOpened] = useState<'ask' | 'withdraw' | null>(null)
  const signature = notice.letter?.signature ?? null
  const canAsk = notice.isPrepared && notice.cancelled === null
  const place = { contractId, noticeId: notice._id }
  const close = () => setOpened(null)
  return (
    <div className="mt-2 flex flex-col gap-2">
      {signature && <Progress place={place} signature={signature} />}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {signature?.state === 'asked' && signature.isMine && (
          <Button
            size="small"
            variant="primary"
            render={<AppLink to={paths.signContract(contractId, { letter: notice._id })} />}
          >
            {t('notices.letter.readAndSign')}
          </Button>
        )}
        {signature?.state === 'asked' && keeping === null && (
          <Button size="small" variant="quiet" onClick={() => setOpened('withdraw')}>
            {t('notices.letter.withdraw.act')}
          </Button>
        )}
        {canAsk && (signature === null || signature.state === 'refused') && (
          <Button
            size="small"
            disabledReason={keeping}
            aria-label={t('notices.letter.signName', {
              notice: t(`notices.kind.${notice.kind}`),
            })}
            onClick={() => setOpened('ask')}
          >
            {t('notices.letter.sign')}
          </Button>
        )}
      </div>
      <Suspense>
        {opened === 'ask' && <AskSignatureDialog place={place} onClose={close} />}
        {opened === 'withdraw' && signature && (
          <WithdrawSignatureDialog place={place} name={signature.signatory} onClose={close} />
        )}
      </Suspense>
    </div>
  )
}

type Signature = NonNullable<NonNullable<Notice['letter']>['signature']>

interface ProgressProps {
  place: { contractId: string; noticeId: string }
  signature: Signature
}

function Progress({ place, signature }: ProgressProps) {
  const t = useTexts()
  const { instant } = useFormats()
  const { state, signatory: name, askedBy: by, askedAt, signedAt, refused, isMine } = signature
  if (state === 'refused' && refused) {
    const { reason, at } = refused
    return (
      <p className="text-sm break-words text-red-ink">
        {t('notices.letter.refused', { name, reason, moment: instant(at) })}
      </p>
    )
  }
  if (state === 'asked')
    return (
      <p className="text-sm text-ink-soft">
        {isMine
          ? t('notices.letter.mine', { by, moment: instant(askedAt) })
          : t('notices.letter.asked', { name, by, moment: instant(askedAt) })}
      </p>
    )
  const moment = instant(signedAt ?? askedAt)
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p className="text-ink-soft">
        {t(`notices.letter.${state === 'sealed' ? 'sealed' : 'sealing'}`, { name, moment })}
      </p>
      {signature.sealedSha256 && (
        <>
          <p>
            <TextLink
              render={<a href={signedLetterUrl(place.contractId, place.noticeId)} download />}
            >
              {t('notices.letter.downloadSigned')}
            </TextLink>
          </p>
          <p className="text-xs break-all text-ink-faint tabular-nums">
            {t('notices.letter.fingerprint', { hash: signature.sealedSha256 })}
          </p>
          <Suspense>
            <VerifyFile contractId={place.contractId} />
          </Suspense>
        </>
      )}
    </div>
  )
}
