import { FileText } from 'lucide-react'
import { formatInstant } from '@tacite/i18n/format.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { DocumentToSign, SigningCalls } from '../signing-calls.ts'

interface DocumentHeadProps {
  calls: SigningCalls
  document: DocumentToSign
}

/** What is to be signed, by whom, for whom, and the exact PDF. */
export function DocumentHead({ calls, document }: DocumentHeadProps) {
  const t = useTexts()
  const { contract, company, sender } = document
  const hasSigned = document.signatory.state === 'signed'
  return (
    <section className="border-b border-line bg-paper px-4 py-5 tablet:mb-5 tablet:rounded-lg tablet:border tablet:px-6">
      <h1 className="text-title font-semibold break-words">{contract.title}</h1>
      <p className="mt-1 text-ink-soft">
        {t(hasSigned ? 'signing.document.signedFrom' : 'signing.document.from', {
          sender,
          company,
        })}
      </p>
      <p className="mt-1 text-sm text-ink-faint">
        {t('signing.document.reference', { reference: contract.reference })} ·{' '}
        {t('signing.document.pages', { count: document.document.pageCount })}
      </p>
      <div className="mt-4 flex flex-col gap-2 tablet:flex-row tablet:items-center tablet:gap-4">
        <Button
          icon={<FileText aria-hidden />}
          render={<a href={calls.pdfUrl} target="_blank" rel="noreferrer" />}
        >
          {t('signing.document.pdf')}
        </Button>
        <p className="text-sm text-ink-faint">
          {t(hasSigned ? 'signing.document.signedPdfHint' : 'signing.document.pdfHint')}
        </p>
      </div>
      <p className="mt-3 text-xs text-ink-faint">
        {t('signing.document.fingerprint')}{' '}
        <span className="break-all tabular-nums">{document.document.sha256}</span>
      </p>
      <h2 className="mt-5 text-sm font-semibold">{t('signing.document.signatories')}</h2>
      <ol className="mt-1 flex flex-col divide-y divide-line">
        {document.signatories.map((signatory, index) => (
          // Their order is their identity.
          <SignatoryLine key={index} document={document} signatory={signatory} number={index + 1} />
        ))}
      </ol>
    </section>
  )
}

interface SignatoryLineProps {
  document: DocumentToSign
  signatory: DocumentToSign['signatories'][number]
  number: number
}

function SignatoryLine({ document, signatory, number }: SignatoryLineProps) {
  const t = useTexts()
  const { name, role, isMe, signedAt } = signatory
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2 text-sm">
      <span className="min-w-0 break-words">
        <span className="tabular-nums text-ink-faint">{number}. </span>
        <span className="font-medium">{name}</span>
        {isMe && <span className="text-accent"> ({t('signing.document.me')})</span>}
        {role && <span className="text-ink-soft">, {role}</span>}
      </span>
      {signedAt ? (
        <Badge tone="green">
          {t('signing.document.signedAt', {
            moment: formatInstant(signedAt, t.locale, document.timeZone),
          })}
        </Badge>
      ) : (
        <span className="text-ink-faint">{t('signing.document.notSigned')}</span>
      )}
    </li>
  )
}
