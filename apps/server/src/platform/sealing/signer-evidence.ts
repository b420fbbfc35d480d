import type { Locale } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { Evidence, SignerEvidence } from './evidence.ts'
import { momentText } from './moment-text.ts'
import { signingSteps } from './signing-steps.ts'

/**
 * The evidence of one signature, as a plain text that its signatory can keep and read anywhere, in any of the three
 * languages.
 *
 * @example signerEvidenceText(evidence, evidence.signers[0], 'en')
 */
export function signerEvidenceText(
  evidence: Evidence,
  signer: SignerEvidence,
  locale: Locale,
): string {
  const t = createTranslator(locale)
  const moment = (iso: string) => momentText(iso, locale, evidence.timeZone)
  const { contract, document, organisation } = evidence
  const title = t('evidence.signerFile.title', { name: signer.name })
  const signature = t(`evidence.certificate.signers.${signer.signature.kind}`)
  const typed = signer.signature.kind === 'typed' ? ` (${signer.signature.text})` : ''
  const lines: [label: string, text: string][] = [
    [t('evidence.certificate.document.organisation'), organisation.name],
    [t('evidence.certificate.document.title'), contract.title],
    [t('evidence.certificate.document.reference'), contract.reference],
    [t('evidence.certificate.document.sha256'), document.sha256],
    [t('evidence.signerFile.name'), signer.name],
    [t('evidence.signerFile.email'), signer.email],
    [t('evidence.signerFile.role'), signer.role],
    [t('evidence.signerFile.relation'), t(`evidence.certificate.signers.${signer.relation}`)],
    [
      t('evidence.signerFile.position'),
      t('evidence.signerFile.positionDetail', {
        position: signer.position,
        total: evidence.signers.length,
      }),
    ],
    [t('evidence.signerFile.consentText'), signer.consent.text],
    [t('evidence.certificate.signers.consent'), moment(signer.consent.givenAt)],
    [
      t('evidence.certificate.signers.code'),
      t('evidence.certificate.signers.codeDetail', {
        sentTo: signer.code.sentTo,
        at: moment(signer.code.verifiedAt),
      }),
    ],
    [t('evidence.signerFile.signature'), `${signature}${typed}`],
    [t('evidence.certificate.signers.signedAt'), moment(signer.signedAt)],
    [t('evidence.signerFile.ipAddress'), signer.ipAddress],
    [t('evidence.signerFile.userAgent'), signer.userAgent],
  ]
  const colon = locale === 'fr' ? '\u202F:' : ':'
  const steps = signingSteps(t, signer).map(({ label, at }) =>
    at === null
      ? `- ${label}${colon} ${t('evidence.certificate.display.none')}`
      : `- ${moment(at)} ${label}`,
  )
  return [
    title,
    '='.repeat([...title].length),
    '',
    ...lines.filter(([, text]) => text !== '').map(([label, text]) => `${label}${colon} ${text}`),
    '',
    `${t('evidence.certificate.signers.steps')}${colon}`,
    ...steps,
    '',
    t('evidence.certificate.level.signature'),
    t('evidence.signerFile.note'),
    '',
  ].join('\n')
}
