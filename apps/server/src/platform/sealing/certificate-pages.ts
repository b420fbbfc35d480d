import { readFileSync } from 'node:fs'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { Translator } from '@tacite/i18n/translator.ts'
import { renderTypstDocument } from '../pdf/render-typst.ts'
import { evidenceFileName, originalFileName } from './evidence.ts'
import type { Evidence, SignerEvidence } from './evidence.ts'
import { momentText } from './moment-text.ts'
import { signingSteps } from './signing-steps.ts'
import { signatureImageName, signatureFiles } from './signature-files.ts'

/** An authority, the server's clock, or the same because the configured authority did not answer. */
export type SealTime = 'attested' | 'own' | 'unanswered'

export interface CertificateRequest {
  evidence: Evidence
  /** SHA-256 of the seal's certificate and of the root it leads to, in hexadecimal. */
  sealCertificateSha256: string
  rootCertificateSha256: string
  /** What the time of the seal rests on. */
  time: SealTime
}

export interface CertificatePages {
  pdf: Uint8Array
  pageCount: number
  /** Characters missing in every font, each printed as an empty square. */
  replacedCharacters: string[]
}

/**
 * The pages after a signed contract that state, in its language, who signed what and how, and its legal value.
 * PDF/A-3a, to be appended to the contract. The same evidence gives the same bytes.
 *
 * @throws PdfRenderError when Typst fails, takes longer than a minute or dies.
 */
export async function renderCertificatePages(
  request: CertificateRequest,
): Promise<CertificatePages> {
  const { evidence } = request
  const { pdf, pageCount, replacedCharacters } = await renderTypstDocument({
    mainTemplate,
    files: signatureFiles(evidence),
    data: toTemplateData(request),
    pdfStandard: 'a-3a',
    createdAtSeconds: Math.floor(Date.parse(evidence.sealedAt) / 1000),
  })
  return { pdf, pageCount, replacedCharacters }
}

const mainTemplate = readFileSync(new URL('./templates/certificate.typ', import.meta.url), 'utf8')

function toTemplateData(request: CertificateRequest) {
  const { evidence } = request
  const t = createTranslator(evidence.language)
  return {
    locale: evidence.language,
    organisation: evidence.organisation.name,
    reference: evidence.contract.reference,
    labels: toLabels(t, evidence),
    document: describeDocument(t, evidence),
    signers: evidence.signers.map((signer) => describeSigner(t, evidence, signer)),
    level: [
      t('evidence.certificate.level.signature'),
      t('evidence.certificate.level.seal', { organisation: evidence.organisation.name }),
      t(`evidence.certificate.level.${request.time}Time`),
    ],
    proof: {
      seal: request.sealCertificateSha256,
      root: request.rootCertificateSha256,
      auditDetail: t('evidence.certificate.proof.auditDetail', {
        sequence: evidence.auditHead.sequence,
      }),
      audit: evidence.auditHead.hash,
    },
    verify: {
      reader: t('evidence.certificate.verify.reader'),
      original: t('evidence.certificate.verify.original', { file: originalFileName }),
      command: `head -c ${evidence.document.byteLength} signed.pdf | sha256sum`,
      evidence: t('evidence.certificate.verify.evidence', { file: evidenceFileName }),
    },
  }
}

function describeDocument(t: Translator, { contract, document, request, ...rest }: Evidence) {
  const moment = (iso: string) => momentText(iso, rest.language, rest.timeZone)
  return {
    title: contract.title,
    pages: t('evidence.certificate.document.pageCount', { count: document.pageCount }),
    sha256: document.sha256,
    bytes: t('evidence.certificate.document.byteCount', { count: document.byteLength }),
    sent: t('evidence.certificate.document.sentBy', {
      at: moment(request.sentAt),
      name: request.sentBy.name,
      email: request.sentBy.email,
    }),
    completed: moment(request.completedAt),
    sealed: moment(rest.sealedAt),
    placed: rest.signers.some(({ placement }) => placement)
      ? t('evidence.certificate.document.placedDetail')
      : '',
    order: request.inOrder
      ? t('evidence.certificate.document.inOrder')
      : t('evidence.certificate.document.inAnyOrder'),
  }
}

function describeSigner(t: Translator, { language, timeZone }: Evidence, signer: SignerEvidence) {
  const { signature, consent, code } = signer
  const moment = (iso: string) => momentText(iso, language, timeZone)
  return {
    position: String(signer.position),
    name: signer.name,
    role: signer.role,
    email: signer.email,
    relation: t(`evidence.certificate.signers.${signer.relation}`),
    signedAt: moment(signer.signedAt),
    image: signature.kind === 'typed' ? '' : signatureImageName(signer.position),
    typed: signature.kind === 'typed' ? signature.text : '',
    picture: t(`evidence.certificate.signers.${signature.kind}`),
    pictureOf: t('evidence.certificate.signers.signatureOf', { name: signer.name }),
    consent: { text: consent.text, at: moment(consent.givenAt) },
    code: t('evidence.certificate.signers.codeDetail', {
      sentTo: code.sentTo,
      at: moment(code.verifiedAt),
    }),
    device: t('evidence.certificate.signers.deviceDetail', {
      network: networkOf(signer.ipAddress),
    }),
    steps: signingSteps(t, signer).map(({ label, at }) => ({
      label,
      at: at === null ? t('evidence.certificate.display.none') : moment(at),
    })),
  }
}

/** The pages show only the network part of an address: they are passed on more widely than the evidence file. */
function networkOf(address: string): string {
  if (!address.includes(':')) return `${address.split('.').slice(0, 3).join('.')}.0/24`
  const [head = ''] = address.split('::')
  return `${head.split(':').slice(0, 3).join(':')}::/48`
}

function toLabels(t: Translator, { timeZone, signers }: Evidence) {
  return {
    title: t('evidence.certificate.title'),
    reference: t('evidence.certificate.reference'),
    page: t('evidence.certificate.page'),
    about: t('evidence.certificate.about'),
    sealHeading: t('evidence.certificate.sealBox.heading'),
    sealScope: t('evidence.certificate.sealBox.scope'),
    clock: t('evidence.certificate.clock', { timeZone }),
    document: t('evidence.certificate.document.heading'),
    documentReference: t('evidence.certificate.document.reference'),
    organisation: t('evidence.certificate.document.organisation'),
    pages: t('evidence.certificate.document.pages'),
    sha256: t('evidence.certificate.document.sha256'),
    bytes: t('evidence.certificate.document.bytes'),
    sent: t('evidence.certificate.document.sent'),
    completed: t('evidence.certificate.document.completed'),
    sealed: t('evidence.certificate.document.sealed'),
    order: t('evidence.certificate.document.order'),
    placed: t('evidence.certificate.document.placed'),
    signers: t('evidence.certificate.signers.heading', { count: signers.length }),
    signedAt: t('evidence.certificate.signers.signedAt'),
    consent: t('evidence.certificate.signers.consent'),
    code: t('evidence.certificate.signers.code'),
    device: t('evidence.certificate.signers.device'),
    steps: t('evidence.certificate.signers.steps'),
    level: t('evidence.certificate.level.heading'),
    proof: t('evidence.certificate.proof.heading'),
    sealCertificate: t('evidence.certificate.proof.seal'),
    rootCertificate: t('evidence.certificate.proof.root'),
    audit: t('evidence.certificate.proof.audit'),
    verify: t('evidence.certificate.verify.heading'),
  }
}
