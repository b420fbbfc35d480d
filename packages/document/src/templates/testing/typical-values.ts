import type { FieldValues } from '../../field-definition.ts'
import { shippedLocales } from '../shipped-templates.ts'
import { SHIPPED_TEMPLATE_KEYS } from '../shipped-template-keys.ts'

/** Every text that the product comes with. */
export const SHIPPED_TEXTS = SHIPPED_TEMPLATE_KEYS.flatMap((key) =>
  shippedLocales(key).map((locale) => ({ key, locale })),
)

/** What a person types in the forms of our templates, besides what these propose. */
export const TYPICAL_VALUES: FieldValues = {
  counterparty_name: 'Atelier Numérique Gravelle',
  counterparty_siren: '443 061 841',
  counterparty_address: '14 rue de la République, 69002 Lyon',
  provider_legal_form: 'société par actions simplifiée au capital de 50 000 €',
  provider_signatory: 'Hélène Gravelle',
  provider_signatory_title: 'présidente',
  counterparty_legal_form: 'société par actions simplifiée au capital de 50 000 €',
  counterparty_signatory: 'Hélène Gravelle',
  counterparty_signatory_title: 'présidente',
  company_name: 'Établissements Noël & Fils',
  company_siren: '552 100 554',
  company_address: '3 quai de la Fosse, 44000 Nantes',
  client_legal_form: 'société anonyme au capital de 1 200 000 €',
  client_signatory: 'François-Xavier Noël',
  client_signatory_title: 'directeur général',
  company_legal_form: 'société anonyme au capital de 1 200 000 €',
  company_signatory: 'François-Xavier Noël',
  company_signatory_title: 'directeur général',
  service_description: 'la maintenance du portail de commande',
  confidentiality_purpose: 'l’étude d’un atelier commun',
  maintained_items: 'douze onduleurs et leur logiciel de supervision',
  software_description: 'un logiciel de gestion des stocks, modules Achats et Ventes',
  user_count: 40,
  first_order_description: 'audit des processus de commande',
  first_order_amount: 1_200_000,
  first_order_delivery: '2027-03-31',
  premises: 'un plateau de bureaux de 240 m² au deuxième étage du 3 quai de la Fosse, 44000 Nantes',
  premises_use: 'bureaux commerciaux et salle d’exposition',
  charges_advance: 240_000,
  security_deposit: 1_500_000,
  reference_index: '2e trimestre 2026, 137,15',
  effective_date: '2027-01-01',
  amount_incl_tax: 4_800_000,
  minimum_order_amount: 1_000_000,
  liability_cap: 4_800_000,
  governing_law: 'French law',
  court_city: 'Nantes',
  signature_place: 'Nantes',
}
