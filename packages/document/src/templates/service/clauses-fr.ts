import type { ClauseText } from '../compose-template.ts'

/** Clauses to add to a contract under French law. */
export const serviceClausesFr: readonly ClauseText[] = [
  {
    title: 'Non-sollicitation de personnel',
    description:
      'Interdit de recruter les salariés de l’autre Partie, avec une indemnité forfaitaire.',
    category: 'Ressources humaines',
    text: `
Chaque Partie s’interdit, pendant la durée du Contrat et douze mois après sa fin, de solliciter ou d’engager, directement ou par personne interposée, tout salarié de l’autre Partie ayant participé à l’exécution du Contrat, sauf accord préalable et écrit de celle-ci. Cette interdiction ne s’applique pas au salarié qui répond de sa propre initiative à une offre diffusée publiquement.
La Partie qui y contrevient verse à l’autre, à titre de clause pénale au sens de l’article 1231-5 du code civil, une indemnité égale à six mois de la dernière rémunération brute mensuelle du salarié concerné.
`,
  },
  {
    title: 'Révision du prix selon l’indice Syntec',
    description:
      'Fait évoluer le prix chaque année comme le coût du travail des sociétés de services.',
    category: 'Prix et paiement',
    text: `
Le prix est révisé de plein droit à chaque date anniversaire de la prise d’effet du Contrat, selon la formule P = P0 × (S ÷ S0), dans laquelle P est le prix révisé, P0 le prix en vigueur, S le dernier indice Syntec publié à la date de la révision et S0 le dernier indice publié à la date d’effet du Contrat ou de la révision précédente.
La variation annuelle est plafonnée à cinq pour cent, à la hausse comme à la baisse. Si l’indice disparaît, les Parties conviennent d’un indice de remplacement ; à défaut d’accord dans les trente jours, l’indice de remplacement publié par l’organisme éditeur s’applique.
`,
  },
  {
    title: 'Réversibilité',
    description:
      'Organise la reprise des prestations à la fin du contrat, avec un plan et des délais.',
    category: 'Fin du contrat',
    text: `
À la fin du Contrat, quelle qu’en soit la cause, le Prestataire assure la réversibilité des Prestations afin que le Client, ou le tiers qu’il désigne, puisse les reprendre sans interruption ni dégradation. Il établit, dans les trente jours de la demande, un plan de réversibilité qui précise les étapes, les responsabilités et le calendrier.
Le Prestataire restitue l’ensemble des données du Client dans un format ouvert et documenté, puis en détruit toute copie et en atteste par écrit. La réversibilité s’exécute sur une période maximale de trois mois, aux conditions tarifaires du Contrat ; elle est gratuite si le Contrat prend fin par la faute du Prestataire.
`,
  },
  {
    title: 'Lutte contre la corruption',
    description:
      'Engagements de probité, d’alerte et de résiliation (loi du 9 décembre 2016, dite Sapin II).',
    category: 'Conformité',
    text: `
Chaque Partie respecte les lois relatives à la lutte contre la corruption, le trafic d’influence et le blanchiment, notamment la loi n° 2016-1691 du 9 décembre 2016. Elle s’interdit d’offrir, de promettre, de solliciter ou d’accepter, directement ou indirectement, tout avantage indu en lien avec le Contrat, et met en place des mesures proportionnées de prévention au sein de son personnel.
Elle informe l’autre Partie sans délai de tout fait susceptible de contrevenir au présent article. Un manquement avéré autorise l’autre Partie à résilier le Contrat de plein droit et sans indemnité, par simple notification.
`,
  },
  {
    title: 'Audit',
    description:
      'Permet au Client de vérifier l’exécution du contrat, dans des limites raisonnables.',
    category: 'Exécution',
    text: `
Le Client peut, une fois par période de douze mois et moyennant un préavis de quinze Jours ouvrés, vérifier ou faire vérifier par un auditeur indépendant tenu au secret que le Prestataire respecte ses obligations. L’audit se déroule pendant les heures ouvrées, sans perturber l’activité du Prestataire et sans donner accès aux informations de ses autres clients.
L’audit est à la charge du Client, sauf s’il révèle un manquement significatif. Le Prestataire corrige à ses frais les écarts constatés dans un délai convenu de bonne foi, qui ne dépasse pas soixante jours.
`,
  },
  {
    title: 'Imprévision',
    description:
      'Organise la renégociation en cas de changement imprévisible de circonstances (article 1195 du code civil).',
    category: 'Équilibre du contrat',
    text: `
Si un changement de circonstances imprévisible lors de la conclusion du Contrat rend son exécution excessivement onéreuse pour une Partie qui n’avait pas accepté d’en assumer le risque, celle-ci peut demander à l’autre, par écrit motivé, une renégociation. Les Parties se réunissent dans les quinze jours et continuent d’exécuter leurs obligations pendant la renégociation.
À défaut d’accord dans les soixante jours de la demande, chaque Partie peut résilier le Contrat moyennant un préavis de trois mois. Par dérogation à l’article 1195 du code civil, les Parties renoncent à demander au juge de réviser le Contrat.
`,
  },
]
