import { X } from 'lucide-react'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextLink } from '../../../ui/text-link.tsx'

interface Evidence {
  file: { name: string; sizeBytes: number } | null
  withdrawn: { at: string; by: string | null } | null
}

interface EvidenceLineProps {
  /** What it proves, with its day. */
  line: string
  evidence: Evidence
  href: string
  /** Why it cannot be withdrawn; null: it can. */
  keeping: string | null
  /** Why its file cannot be downloaded; null: it can. */
  downloading: string | null
  onWithdraw: (() => void) | null
}

/** A piece of evidence of a register, with its file; a withdrawn one stays, struck through. */
export function EvidenceLine(props: EvidenceLineProps) {
  const { line, evidence, href, keeping, downloading, onWithdraw } = props
  const t = useTexts()
  const { bytes, instant } = useFormats()
  const { file, withdrawn } = evidence
  return (
    <li className="flex items-start gap-2 border-l-2 border-line-strong pl-3">
      <div className="min-w-0 flex-1">
        <p className={classNames('tabular-nums', withdrawn && 'text-ink-faint line-through')}>
          {line}
        </p>
        <p className="text-sm break-words text-ink-faint">
          {file ? (
            <>
              {downloading ? (
                file.name
              ) : (
                <TextLink
                  render={
                    <a
                      href={href}
                      download
                      aria-label={t('notices.proof.download', { name: file.name })}
                    />
                  }
                >
                  {file.name}
                </TextLink>
              )}{' '}
              · {bytes(file.sizeBytes)}
              {downloading && <span className="block">{downloading}</span>}
            </>
          ) : (
            t('notices.proof.withoutFile')
          )}
        </p>
        {withdrawn && (
          <p className="text-sm text-ink-faint">
            {withdrawn.by
              ? t('notices.proof.withdrawn', { name: withdrawn.by, moment: instant(withdrawn.at) })
              : t('notices.proof.withdrawnPlain', { moment: instant(withdrawn.at) })}
          </p>
        )}
      </div>
      {!withdrawn && onWithdraw && (
        <IconButton
          size="small"
          icon={<X aria-hidden />}
          label={t('notices.proof.withdrawName', { proof: line })}
          disabledReason={keeping}
          onClick={onWithdraw}
        />
      )}
    </li>
  )
}
