/**
 * Under which headings the trade knows kinds of clauses, in French, English and Spanish, a kind a row. A clause of a
 * library that has one of them is recognised by the others of its row, too: a library in French recognises English
 * articles by title. Rows that no clause of a library belongs to say that an article is about something else.
 */
export const KNOWN_HEADINGS: readonly (readonly string[])[] = `
confidentialité | secret professionnel | secret | non-divulgation | informations confidentielles | obligation de discrétion | confidentiality | non-disclosure | nondisclosure | confidential information | confidential | proprietary information | secrecy | trade secrets | confidencialidad
responsabilité | limitation de responsabilité | exclusion de responsabilité | exonération de responsabilité | liability | limitation of liability | consequential damages | limitation of damages | disclaimer of damages | exclusion of damages | limitation of remedies | responsabilidad | limitación de responsabilidad
résiliation | clause résolutoire | rupture | fin du contrat | résolution | dénonciation | congé | termination | early termination | events of default | default | cancellation | terminación | rescisión | resolución
force majeure | cas fortuit | acts of god | excusable delay | excused performance | fuerza mayor
propriété intellectuelle | propriété industrielle | droits d’auteur | propriété des résultats | propriété du logiciel | cession de droits | licence | concession de licence | droit d’utilisation | marques | intellectual property | ownership | proprietary rights | license grant | grant of license | grant of rights | license | trademark | marks | use of marks | copyright | patents | inventions | work product | reservation of rights | propiedad intelectual
droit applicable | loi applicable | litiges | règlement des litiges | différends | contentieux | contestations | attribution de juridiction | attribution de compétence | juridiction compétente | tribunaux compétents | arbitrage | médiation | governing law | applicable law | choice of law | jurisdiction | venue | arbitration | dispute resolution | disputes | mediation | ley aplicable | jurisdicción
cession | cession du contrat | transfert du contrat | incessibilité | intuitu personae | assignment | assignability | delegation | transfer of agreement | change of control | cesión
données personnelles | données à caractère personnel | protection des données | RGPD | vie privée | informatique et libertés | personal data | data protection | privacy | GDPR | protección de datos
prix | paiement | modalités de paiement | conditions financières | contrepartie financière | facturation | factures | rémunération | honoraires | tarif | tarification | loyer | redevance | cotisations | frais | retard de paiement | intérêts de retard | commissions | payment | fee | price | pricing | compensation | consideration | invoicing | invoices | billing | royalties | commission | expenses | charges | rates | rent | remuneration | salary | late payment | taxes | precio | pago | remuneración
assurance | assurances | responsabilité civile | insurance | insurance coverage | seguro
durée | durée du contrat | entrée en vigueur | prise d’effet | renouvellement | reconduction | term | term of agreement | duration | renewal | effective date | commencement | period of performance | duración
objet | objet du contrat | préambule | définitions | acronymes | glossaire | champ d’application | terminologie | purpose | scope | recitals | background | definitions | interpretation | objeto
obligations | obligations du prestataire | obligations du client | engagements | obligations des parties | duties | responsibilities | obligations of the parties | covenants | obligaciones
garantie | garanties | warranty | warranties | representations | representations and warranties | disclaimer of warranties | garantías
indemnisation | garantie d’éviction | indemnification | indemnity | indemnities | indemnización
notifications | correspondances | élection de domicile | notices | notice | notificaciones
divers | miscellaneous | autres dispositions | intégralité | modification | avenant | nullité | renonciation | tolérance | indépendance des parties | entire agreement | amendment | waiver | severability | counterparts | headings | independent contractors | relationship of the parties | no partnership | no joint venture | survival | further assurances | successors | third party beneficiaries
non-sollicitation | non-concurrence | exclusivité | non-solicitation | non-competition | exclusivity | exclusive rights | technology transfer
sous-traitance | sous-location | personnel | subcontracting | subcontractors | staff
livraison | réception | recette | exécution | maintenance | support | niveaux de service | prestations | services | delivery | acceptance | inspection | training | services provided | orders | forecasts
attorneys’ fees | legal fees | frais de justice | pénalités | dépôt de garantie | caution | révision du prix | indexation | penalties | deposit | security deposit
audit | conformité | éthique | lutte contre la corruption | réversibilité | imprévision | records | compliance with laws | anti-corruption | exit assistance | hardship
publicité | communication | références commerciales | publicity | press releases | advertising | promotion
`
  .trim()
  .split('\n')
  .map((row) => row.split('|'))
