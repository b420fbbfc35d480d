import { FileText } from 'lucide-react'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { LetterSignature } from './letter-signature.tsx'
import { letterUrl, type Notice } from './notices-queries.ts'

interface LetterLineProps {
  contractId: string
  notice: Notice
  /** Why nothing can be recorded; null: it can. */
  keeping: string | null
}

/** The letter of a notice with its signature; until it is sent, that it is ready, and what comes next. */
export function LetterLine({ contractId, notice, keeping }: LetterLineProps) {
  const t = useTexts()
  const { bytes, instant } = useFormats()
  const { letter, isPrepared, cancelled, _id, kind } = notice
  if (!letter) return null
  const isSigned = letter.signature?.state === 'sealed'
  const moment = instant(letter.writtenAt)
  const name = t('notices.letter.downloadName', { notice: t(`notices.kind.${kind}`) })
  return (
    <div className="flex gap-2 rounded-md bg-sunken px-3 py-2">
      <FileText aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-faint" />
      <div className="min-w-0">
        {isPrepared && !cancelled && (
          <p className="font-medium">
            {t(isSigned ? 'notices.letter.readySigned' : 'notices.letter.ready')}
          </p>
        )}
        <p className="break-words">
          <TextLink render={<a href={letterUrl(contractId, _id)} download aria-label={name} />}>
            {t('notices.letter.download')}
          </TextLink>{' '}
          <span className="text-sm text-ink-faint">· {bytes(letter.sizeBytes)}</span>
        </p>
        <p className="text-sm text-ink-faint">
          {letter.writtenBy
            ? t('notices.letter.written', { name: letter.writtenBy, moment })
            : t('notices.letter.writtenPlain', { moment })}
        </p>
        {isPrepared && !cancelled && kind !== 'priceRevision' && (
          <p className="text-sm text-ink-soft">{t('notices.letter.sent')}</p>
        )}
        <LetterSignature contractId={contractId} notice={notice} keeping={keeping} />
      </div>
    </div>
  )
}
