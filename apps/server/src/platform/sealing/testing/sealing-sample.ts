import { createHash, randomBytes } from 'node:crypto'
import { renderTypstDocument } from '../../pdf/render-typst.ts'
import { createAuthority, issueSealCertificate, openSealKey } from '../authority.ts'
import type { SealKey } from '../authority.ts'
import type { Evidence } from '../evidence.ts'
import type { MasterKey } from '../master-key.ts'
import { encodePng } from '../png.ts'

export const company = { id: '0190f7a2-7b1c-7000-8000-000000000001', name: 'Étoile & Fils SARL' }

export const masterKey: MasterKey = { id: 'test-key', bytes: randomBytes(32) }

/** A company's seal under an authority of its own. */
export async function createSealSample(
  options: { companyId?: string; authorityFrom?: string; sealFrom?: string } = {},
): Promise<{ sealKey: SealKey; root: Uint8Array }> {
  const { companyId = company.id, authorityFrom = '2015-01-01', sealFrom = '2015-01-02' } = options
  const authority = await createAuthority({
    masterKey,
    name: 'contrats.example',
    validFrom: new Date(authorityFrom),
  })
  const seal = await issueSealCertificate({
    masterKey,
    authority,
    company: { ...company, id: companyId },
    validFrom: new Date(sealFrom),
  })
  const { certificateDer } = authority
  const sealKey = await openSealKey({
    masterKey,
    companyId,
    seal,
    authorityCertificateDer: certificateDer,
  })
  return { sealKey, root: certificateDer }
}

/** A contract of two pages as it would be shown, with headings, a table and a link. */
export async function renderShownPdf(): Promise<{ pdf: Uint8Array; pageCount: number }> {
  const { pdf, pageCount } = await renderTypstDocument({
    mainTemplate: `
      #set document(title: "Contrat de maintenance")
      #set text(font: "Source Serif 4", lang: "fr")
      #set page(paper: "a4", footer: context [#counter(page).display()])
      = Objet
      #lorem(500)
      = Prix
      #table(columns: 2, table.header[Poste][Prix], [Entretien], [1 200,00 TTC])
      #link("https://contrats.example")[Conditions]`,
    data: {},
    createdAtSeconds: 1_767_225_600,
  })
  return { pdf, pageCount }
}

/** Two people sign a document: one draws, one types. */
export function evidenceOf(
  shown: { pdf: Uint8Array; pageCount: number },
  language: Evidence['language'] = 'fr',
): Evidence {
  const sha256 = createHash('sha256').update(shown.pdf).digest('hex')
  return {
    format: 'tacite-evidence',
    version: 1,
    language,
    timeZone: 'Europe/Paris',
    organisation: company,
    contract: {
      id: '0190f7a2-7b1c-7000-8000-000000000002',
      reference: '20260042',
      title: 'Contrat de maintenance des ascenseurs',
    },
    document: {
      fileName: 'original.pdf',
      sha256,
      byteLength: shown.pdf.length,
      pageCount: shown.pageCount,
    },
    request: {
      id: '0190f7a2-7b1c-7000-8000-000000000003',
      sentBy: { name: 'Camille Laurent', email: 'camille@etoile.example' },
      sentAt: '2026-03-27T14:02:11.120Z',
      completedAt: '2026-03-30T08:15:42.001Z',
      inOrder: true,
    },
    signers: [
      signer(sha256, {
        position: 1,
        name: 'Élodie Müller-Nguyên',
        role: 'Présidente, pour Ascenseurs du Rhône SAS',
        relation: 'outside',
        ipAddress: '203.0.113.42',
        signature: drawnSignature(),
      }),
      signer(sha256, {
        position: 2,
        name: 'Jean-Baptiste de La Rochefoucauld-Montbel',
        role: '',
        relation: 'inside',
        ipAddress: '2001:db8:85a3::8a2e:370:7334',
        signature: { kind: 'typed', text: 'Jean-Baptiste de La Rochefoucauld-Montbel' },
      }),
    ],
    auditHead: { sequence: 18_234, hash: createHash('sha256').update('head').digest('hex') },
    sealedAt: '2026-03-30T08:15:44.000Z',
  }
}

/** The same, each signature shown in a box on the second page. */
export function withPlacements(evidence: Evidence): Evidence {
  const signers = evidence.signers.map((each, index) => ({
    ...each,
    placement: { page: 2, x: 82.2 + 220 * index, y: 600.55, width: 200, height: 73.7 },
  }))
  return { ...evidence, signers }
}

type SignerPart = Pick<
  Evidence['signers'][number],
  'position' | 'name' | 'role' | 'relation' | 'ipAddress' | 'signature'
>

function signer(documentSha256: string, part: SignerPart): Evidence['signers'][number] {
  const email = `signer-${part.position}@example.test`
  const at = (minute: number) => `2026-03-28T09:${String(minute).padStart(2, '0')}:05.000Z`
  return {
    ...part,
    email,
    consent: {
      text: 'Je reconnais avoir lu le document présenté et accepte de le signer par voie électronique.',
      givenAt: at(10),
    },
    code: { sentTo: email, sentAt: at(11), verifiedAt: at(12), documentSha256 },
    signedAt: at(13),
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    events: [
      { at: at(1), action: 'invited' },
      {
        at: at(2),
        action: 'displayed',
        ipAddress: part.ipAddress,
        documentSha256,
        pages: 2,
      },
      { at: at(9), action: 'read' },
      { at: at(10), action: 'consented' },
      { at: at(11), action: 'codeSent' },
      { at: at(12), action: 'codeVerified' },
      { at: at(13), action: 'signed', ipAddress: part.ipAddress },
    ],
  }
}

function drawnSignature(): Evidence['signers'][number]['signature'] {
  const png = drawSignature()
  return {
    kind: 'drawn',
    sha256: createHash('sha256').update(png).digest('hex'),
    pngBase64: Buffer.from(png).toString('base64'),
  }
}

/** A dark wave on a transparent ground. */
export function drawSignature(width = 400, height = 120): Uint8Array {
  const pixels = new Uint8Array(width * height * 4)
  for (let x = 20; x < width - 20; x += 1) {
    const middle = Math.round(height / 2 + (height / 3) * Math.sin(x / 14) * Math.cos(x / 47))
    for (let y = middle - 2; y <= middle + 2; y += 1)
      pixels.set([20, 30, 90, 255], (y * width + x) * 4)
  }
  return encodePng({ width, height, channels: 4, pixels })
}
