import { readFileSync } from 'node:fs'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { renderTypst } from '../pdf/render-typst.ts'
import type { Evidence, SignerEvidence } from './evidence.ts'
import { momentText } from './moment-text.ts'
import type { Stamp } from './place-stamps.ts'
import { signatureImageName, signatureFiles } from './signature-files.ts'

export interface SignatureStamps {
  /** One page per stamp, in order. */
  pictures: Uint8Array
  stamps: Stamp[]
}

/**
 * The pictures of the signatures for the places reserved in the contract; undefined when there are none.
 * Deterministic.
 *
 * @throws PdfRenderError when Typst fails, takes longer than a minute or dies.
 */
export async function renderSignatureStamps(
  evidence: Evidence,
): Promise<SignatureStamps | undefined> {
  const stamps = evidence.signers.flatMap((signer) => toStamp(evidence, signer) ?? [])
  if (stamps.length === 0) return undefined
  const pictures = await renderTypst({
    mainTemplate,
    files: signatureFiles(evidence),
    data: { locale: evidence.language, title: evidence.contract.title, stamps },
    pdfStandard: 'a-3a',
    createdAtSeconds: Math.floor(Date.parse(evidence.sealedAt) / 1000),
  })
  return { pictures, stamps }
}

const mainTemplate = readFileSync(new URL('./templates/stamps.typ', import.meta.url), 'utf8')

function toStamp({ language, timeZone }: Evidence, signer: SignerEvidence) {
  if (!signer.placement) return undefined
  const { signature, signedAt, name } = signer
  const t = createTranslator(language)
  const caption = t('evidence.stamp.caption', { at: momentText(signedAt, language, timeZone) })
  return {
    ...signer.placement,
    text: `${t('evidence.certificate.signers.signatureOf', { name })}. ${caption}`,
    caption,
    image: signature.kind === 'typed' ? '' : signatureImageName(signer.position),
    typed: signature.kind === 'typed' ? signature.text : '',
  }
}
