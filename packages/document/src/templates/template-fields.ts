import type { Locale } from '@tacite/domain/locale.ts'
import {
  amount,
  duration,
  field,
  longText,
  optional,
  percentage,
  person,
  text,
  yesNo,
  type TemplateField,
} from './template-field.ts'

/**
 * One library for all templates: a variable means the same wherever it stands, so that a company fills in the same field
 * in each of its contracts.
 */
export const TEMPLATE_FIELDS = {
  // Whoever sells and whoever buys.
  provider_legal_form: text(
    'Forme sociale et capital du prestataire',
    'Provider’s legal form',
    'Forma jurídica del prestador',
  ),
  provider_signatory: person(
    'Représentant du prestataire',
    'Provider’s representative',
    'Representante del prestador',
  ),
  provider_signatory_title: text(
    'Qualité du représentant du prestataire',
    'Position of the provider’s representative',
    'Cargo del representante del prestador',
  ),
  client_legal_form: text(
    'Forme sociale et capital du client',
    'Client’s legal form',
    'Forma jurídica del cliente',
  ),
  client_signatory: person(
    'Représentant du client',
    'Client’s representative',
    'Representante del cliente',
  ),
  client_signatory_title: text(
    'Qualité du représentant du client',
    'Position of the client’s representative',
    'Cargo del representante del cliente',
  ),

  // The two parties of a contract in which neither serves the other.
  counterparty_legal_form: text(
    'Forme sociale et capital du cocontractant',
    'Counterparty’s legal form',
    'Forma jurídica de la otra parte',
  ),
  counterparty_signatory: person(
    'Représentant du cocontractant',
    'Counterparty’s representative',
    'Representante de la otra parte',
  ),
  counterparty_signatory_title: text(
    'Qualité du représentant du cocontractant',
    'Position of the counterparty’s representative',
    'Cargo del representante de la otra parte',
  ),
  company_legal_form: text(
    'Forme sociale et capital de notre société',
    'Our company’s legal form',
    'Forma jurídica de nuestra sociedad',
  ),
  company_signatory: person(
    'Représentant de notre société',
    'Our company’s representative',
    'Representante de nuestra sociedad',
  ),
  company_signatory_title: text(
    'Qualité du représentant de notre société',
    'Position of our company’s representative',
    'Cargo del representante de nuestra sociedad',
  ),

  // What is done.
  service_description: longText('Prestations', 'Services', 'Servicios'),
  confidentiality_purpose: longText(
    'Projet pour lequel des informations sont échangées',
    'Project for which information is exchanged',
    'Proyecto para el que se intercambia información',
  ),
  mutual_confidentiality: yesNo(
    'Confidentialité réciproque',
    'Mutual confidentiality',
    'Confidencialidad recíproca',
  ),
  maintained_items: longText(
    'Matériels et logiciels maintenus',
    'Equipment and software maintained',
    'Equipos y programas mantenidos',
  ),
  maintenance_hours: text(
    'Plage horaire de maintenance',
    'Maintenance hours',
    'Horario de mantenimiento',
  ),
  on_site_maintenance: yesNo(
    'Interventions sur site',
    'On-site interventions',
    'Intervenciones in situ',
  ),
  software_description: longText(
    'Logiciel et fonctions souscrites',
    'Software and subscribed functions',
    'Programa y funciones contratadas',
  ),
  user_count: field('number', 'Nombre d’utilisateurs', 'Number of users', 'Número de usuarios'),
  availability_rate: percentage(
    'Disponibilité garantie',
    'Guaranteed availability',
    'Disponibilidad garantizada',
  ),
  data_location: text(
    'Lieu d’hébergement des données',
    'Place where data are hosted',
    'Lugar de alojamiento de los datos',
  ),
  data_return_period: duration(
    'Délai de récupération des données après la fin',
    'Time to retrieve data after the end',
    'Plazo de recuperación de los datos tras el fin',
  ),
  personal_data_processing: yesNo(
    'Sous-traitance de données personnelles',
    'Personal data processed for the client',
    'Tratamiento de datos por cuenta del cliente',
  ),

  // Orders under a framework.
  order_acceptance_period: duration(
    'Délai d’acceptation d’une commande',
    'Time to accept an order',
    'Plazo de aceptación de un pedido',
  ),
  minimum_commitment: yesNo(
    'Engagement minimal d’achat',
    'Minimum purchase commitment',
    'Compromiso mínimo de compra',
  ),
  minimum_order_amount: optional(
    amount(
      'Montant minimal des commandes TTC',
      'Minimum amount of orders including tax',
      'Importe mínimo de los pedidos con impuestos',
    ),
  ),
  first_order_description: longText(
    'Objet de la première commande',
    'Purpose of the first order',
    'Objeto del primer pedido',
  ),
  first_order_amount: amount(
    'Montant TTC de la première commande',
    'Amount of the first order including tax',
    'Importe del primer pedido con impuestos',
  ),
  first_order_delivery: field(
    'date',
    'Date de livraison de la première commande',
    'Delivery date of the first order',
    'Fecha de entrega del primer pedido',
  ),

  // Premises.
  premises: longText(
    'Désignation des locaux',
    'Description of the premises',
    'Descripción de los locales',
  ),
  premises_use: longText('Activités autorisées', 'Permitted activities', 'Actividades permitidas'),
  rent_with_vat: yesNo('Loyer soumis à la TVA', 'Rent subject to VAT', 'Renta sujeta a IVA'),
  rent_free_period: optional(
    duration('Franchise de loyer', 'Rent-free period', 'Período de carencia de renta'),
  ),
  charges_advance: amount(
    'Provision trimestrielle pour charges TTC',
    'Quarterly advance on charges including tax',
    'Provisión trimestral de gastos con impuestos',
  ),
  security_deposit: amount('Dépôt de garantie', 'Security deposit', 'Fianza'),

  // Price and payment.
  vat_rate: percentage('Taux de TVA', 'VAT rate', 'Tipo de IVA'),
  price_revision: yesNo('Prix révisable', 'Price subject to review', 'Precio revisable'),
  reference_index: text(
    'Indice de référence (date et valeur)',
    'Reference index (date and value)',
    'Índice de referencia (fecha y valor)',
  ),
  revision_cap: optional(
    percentage(
      'Variation annuelle maximale du prix',
      'Largest yearly change of the price',
      'Variación anual máxima del precio',
    ),
  ),
  billing_frequency: {
    ...field(
      'singleChoice',
      'Périodicité de facturation',
      'Billing frequency',
      'Periodicidad de facturación',
    ),
    choices: {
      fr: [
        'mensuelle, à terme échu',
        'trimestrielle, à terme échu',
        'annuelle, à terme à échoir',
        'à la remise des Livrables',
      ],
      en: [
        'monthly in arrears',
        'quarterly in arrears',
        'yearly in advance',
        'on delivery of the Deliverables',
      ],
      es: [
        'mensual, por período vencido',
        'trimestral, por período vencido',
        'anual, por anticipado',
        'a la entrega de los Entregables',
      ],
    },
  },
  payment_term: duration('Délai de paiement', 'Payment term', 'Plazo de pago'),

  // What follows a breach, and the end.
  liability_cap: amount('Plafond de responsabilité', 'Liability cap', 'Límite de responsabilidad'),
  penalty_amount: optional(
    amount(
      'Indemnité par manquement à la confidentialité',
      'Sum due for each breach of confidentiality',
      'Indemnización por incumplimiento de la confidencialidad',
    ),
  ),
  confidentiality_duration: duration(
    'Durée de la confidentialité après la fin',
    'Confidentiality after the end',
    'Confidencialidad después del fin',
  ),
  governing_law: text('Droit applicable', 'Governing law', 'Ley aplicable'),
  court_city: text(
    'Ville du tribunal compétent',
    'City of the competent court',
    'Ciudad del tribunal competente',
  ),
  signature_place: text('Lieu de signature', 'Place of signature', 'Lugar de la firma'),
} as const satisfies Record<string, TemplateField>

export type TemplateVariable = keyof typeof TEMPLATE_FIELDS

/** @throws Error for a variable that is not of the library: a mistake in the source of a template. */
export function templateField(variable: string): TemplateField {
  if (!Object.hasOwn(TEMPLATE_FIELDS, variable)) throw new Error(`No template field ${variable}`)
  return TEMPLATE_FIELDS[variable as TemplateVariable]
}

/** What can be chosen in a text of a language. */
export function templateChoices(variable: TemplateVariable, locale: Locale): readonly string[] {
  return templateField(variable).choices?.[locale] ?? []
}
