import {
  breach,
  confidentiality,
  disputes,
  forceMajeure,
  generalProvisions,
  invoicing,
  latePayment,
  liability,
  parties,
  personalData,
  term,
} from '../articles-fr.ts'
import type { TemplateText } from '../compose-template.ts'
import { signatures } from '../signatures.ts'

/** A framework in the sense of article 1111 of the Code civil: each order is signed and becomes an annex. */
export const frameworkFr: TemplateText = {
  title: 'Contrat-cadre et bons de commande',
  body: 'Contrat-cadre',
  sections: [
    parties,
    [
      1,
      'Préambule',
      `
Le Client a régulièrement besoin des prestations décrites ci-après. Les Parties souhaitent en fixer une fois les conditions générales, et n’avoir à convenir à chaque commande que de son objet, de son prix et de ses délais.
Chaque Partie reconnaît avoir reçu de l’autre, conformément à l’article 1112-1 du code civil, les informations dont l’importance était déterminante de son consentement. Les stipulations du présent contrat ont été librement négociées. Le préambule et les annexes en font partie intégrante.
`,
    ],
    [
      1,
      'Définitions',
      `
Dans le présent contrat, les termes ci-dessous, employés au singulier ou au pluriel, ont le sens suivant :
- **« Contrat »** : le présent contrat-cadre et ses annexes, dont les Bons de commande, ainsi que leurs avenants ;
- **« Bon de commande »** : le contrat d’application, établi selon l’annexe « Bon de commande n° 1 », par lequel le Client commande des Prestations déterminées ;
- **« Prestations »** : les services et fournitures que le Prestataire réalise en exécution des Bons de commande ;
- **« Livrables »** : les documents, études, développements, fournitures et autres résultats que le Prestataire remet au Client en exécution d’un Bon de commande ;
- **« Jour ouvré »** : tout jour autre que le samedi, le dimanche et les jours fériés légaux en France métropolitaine ;
- **« Terme »** : le dernier jour de la période contractuelle en cours, initiale ou renouvelée.
`,
    ],
    [
      1,
      'Objet',
      `
Le Contrat est un contrat-cadre au sens de l’article 1111 du code civil. Il fixe les conditions générales dans lesquelles le Prestataire réalise pour le Client, sur commande, les Prestations suivantes : {service_description}.
Il ne donne au Prestataire aucune exclusivité. Les conditions générales de vente ou d’achat de l’une ou l’autre des Parties ne s’appliquent pas, même si un Bon de commande, une confirmation ou une facture y renvoie.
`,
    ],
    ...term,
    [1, 'Commandes', ``],
    [
      2,
      'Passation et acceptation',
      `
Le Client adresse au Prestataire un Bon de commande qui désigne les Prestations, leur prix, leur lieu et leur date de livraison. Le Prestataire dispose de {order_acceptance_period} à compter de sa réception pour l’accepter en le signant, ou le refuser par écrit motivé. Il ne refuse pas une commande conforme au Contrat et au barème, sauf indisponibilité justifiée. Le silence ne vaut pas acceptation.
`,
    ],
    [
      2,
      'Annexion au Contrat',
      `
Chaque Bon de commande signé des deux Parties porte un numéro, devient une annexe du Contrat à la suite des précédentes et en suit toutes les stipulations. Les Bons de commande sont indépendants : la fin ou la nullité de l’un n’atteint pas les autres.
En cas de contradiction, les articles du Contrat prévalent sur le barème des prix, et celui-ci sur les Bons de commande, sauf dérogation qu’un Bon de commande énonce expressément et pour lui seul.
`,
    ],
    [
      2,
      'Engagement minimal',
      `
[if minimum_commitment eq true]
Le Client s’engage à commander, pendant la durée initiale, des Prestations pour un montant total d’au moins {minimum_order_amount} toutes taxes comprises. S’il ne l’atteint pas au Terme de cette durée, il paie la différence, déduction faite des coûts que le Prestataire n’a pas exposés ; cette somme n’est pas due lorsque l’insuffisance tient au refus de commandes conformes ou à un manquement du Prestataire.
[end]
[if minimum_commitment eq false]
Le Client ne s’engage sur aucun volume ni montant minimal de commandes. L’absence de commande n’ouvre droit à aucune indemnité.
[end]
`,
    ],
    [
      2,
      'Modification et annulation',
      `
Une commande acceptée n’est modifiée que par un nouveau Bon de commande. Le Client peut annuler une commande dont l’exécution n’a pas commencé, par écrit, en remboursant au Prestataire les dépenses engagées pour elle et justifiées.
`,
    ],
    [
      2,
      'Commandes en cours à la fin du Contrat',
      `
Aucune commande n’est passée après la fin du Contrat. Les Bons de commande acceptés avant elle sont exécutés jusqu’à leur achèvement, aux conditions du Contrat qui leur restent applicables, sauf résiliation pour manquement.
`,
    ],
    [1, 'Prix et paiement', ``],
    [
      2,
      'Prix et montant maximal',
      `
Le prix de chaque commande résulte du barème annexé et figure au Bon de commande. Le montant cumulé des commandes de la durée initiale ne peut excéder **{amount_incl_tax}** toutes taxes comprises, taxe sur la valeur ajoutée au taux de {vat_rate} incluse, sauf avenant. En cas de changement du taux légal, la taxe est facturée au taux en vigueur au jour de son exigibilité.
Les prix comprennent l’ensemble des coûts nécessaires aux Prestations, à l’exception des frais de déplacement préalablement acceptés par écrit par le Client, remboursés sur justificatifs.
`,
    ],
    [
      2,
      'Révision du barème',
      `
[if price_revision eq true]
À chaque date anniversaire de la prise d’effet, le barème peut être révisé à la demande de l’une des Parties selon la formule P = P0 × (S ÷ S0), où P est le prix révisé, P0 le prix en vigueur avant révision, S le dernier indice Syntec publié à la date de la révision et S0 le dernier indice publié à la date d’effet du Contrat ou de la révision précédente. La révision est notifiée trente jours avant son application. Elle ne s’applique pas aux Bons de commande déjà acceptés.
[end]
[if price_revision eq false]
Le barème n’est pas révisable pendant la durée initiale. Toute évolution pour une période renouvelée fait l’objet d’un avenant.
[end]
`,
    ],
    invoicing,
    latePayment,
    [
      1,
      'Exécution et délais',
      `
Le Prestataire exécute chaque commande avec le soin et la diligence d’un professionnel de son secteur, selon les règles de l’art et les normes en vigueur. Il est tenu d’une obligation de moyens, et d’une obligation de résultat pour les dates de livraison portées au Bon de commande. Il :
- affecte aux Prestations un personnel qualifié et en nombre suffisant, dont il assure seul l’encadrement et l’autorité hiérarchique ;
- conseille le Client et l’alerte sans délai sur toute difficulté ;
- remet au Client, à la conclusion du Contrat puis tous les six mois, les documents prévus à l’article D. 8222-5 du code du travail.
Tout retard imputable au Prestataire donne lieu, sans mise en demeure, à une pénalité de un pour cent du prix de la commande par Jour ouvré, dans la limite de dix pour cent de ce prix. La pénalité s’impute sur les dommages et intérêts éventuels.
Le Prestataire ne sous-traite tout ou partie d’une commande qu’avec l’accord préalable et écrit du Client ; il demeure alors seul responsable envers lui.
`,
    ],
    [
      1,
      'Obligations du Client',
      `
Le Client collabore de bonne foi à l’exécution de chaque commande : il remet en temps utile les informations, documents et accès nécessaires, désigne un interlocuteur qui peut signer les Bons de commande et paie le prix aux échéances prévues.
`,
    ],
    [
      1,
      'Livraison et recette',
      `
Le Client dispose de dix Jours ouvrés à compter de la livraison pour l’accepter ou notifier par écrit ses réserves motivées. Le Prestataire corrige à ses frais les non-conformités dans un délai de dix Jours ouvrés, puis présente à nouveau le Livrable. À défaut de réponse du Client dans ce délai, et après un rappel resté sans effet pendant cinq Jours ouvrés, le Livrable est réputé accepté.
Le transfert de propriété des fournitures et celui des risques ont lieu à la livraison.
`,
    ],
    [
      1,
      'Propriété intellectuelle',
      `
Chaque Partie conserve la propriété des connaissances, outils et droits antérieurs au Contrat ou acquis indépendamment de lui.
Sous réserve du paiement intégral de la commande, le Prestataire cède au Client, à titre exclusif, les droits de reproduction, de représentation, d’adaptation, de traduction et de distribution portant sur les Livrables, sur tous supports et par tous procédés, pour les besoins de son activité et de celle des sociétés de son groupe, pour le monde entier et pour la durée légale de protection des droits d’auteur. Le prix de cette cession est compris dans celui de la commande.
Le Prestataire garantit qu’il détient ou a acquis l’ensemble de ces droits et tient le Client indemne de toute réclamation d’un tiers à ce titre.
`,
    ],
    confidentiality,
    personalData,
    liability,
    forceMajeure,
    breach,
    [
      1,
      'Effets de la résiliation',
      `
La résiliation d’un Bon de commande n’entraîne pas celle du Contrat. Celle du Contrat pour manquement met fin aux Bons de commande en cours si la Partie qui résilie le demande dans sa notification. Les Prestations exécutées et acceptées restent dues ; le Prestataire remet sous quinze jours les Livrables achevés ou en cours, les documents et les accès qui appartiennent au Client.
Les articles relatifs à la propriété intellectuelle, à la confidentialité, aux données à caractère personnel, à la responsabilité et au droit applicable survivent à la fin du Contrat.
`,
    ],
    ...generalProvisions,
    disputes,
  ],
  annexes: [
    {
      name: 'Barème des prix',
      sections: [
        [
          1,
          'Prix unitaires',
          `
Le prix d’une commande est établi par application des règles suivantes.
| Prestation | Unité | Prix |
| Prestations décrites au Contrat : {service_description} | Selon le Bon de commande | Forfait accepté au Bon de commande |
| Prestations complémentaires | Jour de travail de sept heures | Prix du jour porté au premier Bon de commande, puis révisé comme le barème |
| Fournitures et licences de tiers | Unité | Prix d’achat justifié, sans majoration |
`,
        ],
        [
          1,
          'Remises et frais',
          `
Les remises que le Prestataire accorde pour une commande s’appliquent à cette commande seule. Aucun frais de dossier, de gestion ou d’urgence n’est dû s’il n’est pas porté au Bon de commande.
`,
        ],
      ],
    },
    {
      name: 'Bon de commande n° 1',
      sections: [
        [
          1,
          'Commande',
          `
Le présent Bon de commande est passé en application du Contrat conclu entre {counterparty_name} et {company_name}. Les commandes suivantes sont établies sur ce modèle et portent le numéro qui suit.
| Objet | Prix toutes taxes comprises | Livraison au plus tard le |
| {first_order_description} | {first_order_amount} | {first_order_delivery} |
`,
        ],
        [
          1,
          'Conditions propres à la commande',
          `
Lieu de livraison : {company_address}. La commande est facturée à la livraison lorsqu’elle en comporte une seule, et sinon selon la périodicité prévue au Contrat. Elle ne déroge à aucun article du Contrat.
`,
        ],
      ],
    },
  ],
  signature: signatures.fr,
}
