import { titleStems } from './title-stems.ts'

/**
 * Under which headings the trade knows some kinds of clauses, in French, English and Spanish. A clause of a library that
 * has one of them in a row is recognised by the others, too: a library in French recognises English articles by title.
 */
const KNOWN_HEADINGS: readonly string[] = [
  `confidentialité | secret professionnel | non-divulgation | informations confidentielles | obligation de discrétion |
  confidentiality | non-disclosure | confidential information | proprietary information | nondisclosure | secrecy |
  confidencialidad`,
  `responsabilité | limitation de responsabilité | exclusion de responsabilité | responsabilités |
  responsabilité du prestataire | liability | limitation of liability | limitations of liability | limitation of damages |
  limited liability | no consequential damages | consequential damages | disclaimer of damages | exclusion of damages |
  limitation of remedies | responsabilidad | limitación de responsabilidad`,
  `résiliation | résiliation anticipée | clause résolutoire | rupture | fin du contrat | rupture du contrat |
  conséquences de la fin | effets de la résiliation | termination | early termination | term and termination |
  duration and termination | effect of termination | termination for cause | termination for convenience |
  events of default | default | cancellation | rights upon termination | duty upon termination | obligations upon termination |
  durée et résiliation | dénonciation | congé | résolution | terminación | rescisión | resolución`,
  `force majeure | cas fortuit | cas de force majeure | acts of god | excusable delay | excused performance | fuerza mayor`,
  `propriété intellectuelle | droits d’auteur | propriété des résultats | cession de droits | licence | concession de licence |
  droits de propriété intellectuelle | propriété industrielle | propriété intellectuelle et industrielle | marques |
  intellectual property | ownership | proprietary rights | license grant | grant of license | licenses | trademarks |
  copyright | patents | inventions | work product | ownership of work product | reservation of rights | grant of rights |
  propiedad intelectual`,
  `droit applicable | loi applicable | litiges | règlement des litiges | différends | attribution de juridiction |
  juridiction compétente | compétence | tribunaux compétents | arbitrage | médiation | attribution de compétence |
  loi et juridiction | contestations | governing law | applicable law | choice of law | jurisdiction | venue | arbitration |
  dispute resolution | disputes | settlement of disputes | mediation | ley aplicable | jurisdicción`,
  `cession | cession du contrat | transfert | transfert du contrat | incessibilité | intuitu personae |
  cession et sous-traitance | assignment | assignability | non-assignability | successors and assigns |
  assignment and delegation | no assignment | transfer of agreement | change of control | assignment and subcontracting |
  cesión`,
  `données personnelles | données à caractère personnel | protection des données | RGPD | vie privée |
  protection des données à caractère personnel | informatique et libertés | personal data | data protection | privacy |
  data privacy | GDPR | protección de datos`,
  `prix | paiement | prix et paiement | modalités de paiement | conditions de paiement | conditions financières | facturation |
  rémunération | honoraires | tarifs | loyer | redevance | règlement | retard de paiement | pénalités de retard |
  commissions | frais et honoraires | payment | payments | fees | price | prices | compensation | payment terms | pricing |
  invoicing | invoices | royalties | royalty | commission | expenses | charges | rent | remuneration | salary | late payment |
  taxes | precio | pago | remuneración`,
  `assurance | assurances | responsabilité civile et assurance | insurance | insurance coverage | seguro | seguros`,
]

/** By the words of a heading: the number of the kinds that are known under it. */
export const KINDS_OF_HEADING: readonly { kind: number; stems: ReadonlySet<string> }[] =
  KNOWN_HEADINGS.flatMap((headings, kind) =>
    headings.split('|').map((heading) => ({ kind, stems: titleStems(heading) })),
  )
