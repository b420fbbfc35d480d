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

/** Services between professionals under French law. */
export const serviceFr: TemplateText = {
  title: 'Contrat de prestation de services',
  body: 'Contrat',
  sections: [
    parties,
    [
      1,
      'Préambule',
      `
Le Client recherche un professionnel capable d’assurer les prestations décrites ci-après. Il a exprimé ses besoins auprès du Prestataire, qui a pu poser toutes les questions utiles et qui déclare disposer des compétences, des moyens et du personnel qualifié pour y répondre.
Chaque Partie reconnaît avoir reçu de l’autre, conformément à l’article 1112-1 du code civil, les informations dont l’importance était déterminante de son consentement. Les stipulations du présent contrat ont été librement négociées. Le préambule et les annexes en font partie intégrante.
`,
    ],
    [
      1,
      'Définitions',
      `
Dans le présent contrat, les termes ci-dessous, employés au singulier ou au pluriel, ont le sens suivant :
- **« Contrat »** : le présent document et ses annexes, ainsi que leurs avenants ;
- **« Prestations »** : les services décrits à l’annexe « Description des prestations » ;
- **« Livrables »** : les documents, études, développements et autres résultats que le Prestataire remet au Client en exécution du Contrat ;
- **« Jour ouvré »** : tout jour autre que le samedi, le dimanche et les jours fériés légaux en France métropolitaine ;
- **« Terme »** : le dernier jour de la période contractuelle en cours, initiale ou renouvelée.
`,
    ],
    [
      1,
      'Objet',
      `
Le Contrat fixe les conditions dans lesquelles le Prestataire réalise pour le Client, qui l’accepte, les Prestations suivantes : {service_description}.
Le contenu détaillé, le calendrier et les niveaux de service figurent en annexe. En cas de contradiction, les articles du Contrat prévalent sur les annexes, et l’annexe la plus récente sur les précédentes. Les conditions générales de vente ou d’achat de l’une ou l’autre des Parties ne s’appliquent pas.
`,
    ],
    ...term,
    [1, 'Prix et paiement', ``],
    [
      2,
      'Prix',
      `
En contrepartie des Prestations, le Client verse au Prestataire la somme de **{amount_incl_tax}** toutes taxes comprises, taxe sur la valeur ajoutée au taux de {vat_rate} incluse, pour la durée initiale. En cas de changement du taux légal, la taxe est facturée au taux en vigueur au jour de son exigibilité.
Ce prix est ferme. Il comprend l’ensemble des coûts nécessaires aux Prestations, à l’exception des frais de déplacement préalablement acceptés par écrit par le Client, remboursés sur justificatifs.
`,
    ],
    [
      2,
      'Révision',
      `
[if price_revision eq true]
À chaque date anniversaire de la prise d’effet, le prix peut être révisé à la demande de l’une des Parties selon la formule P = P0 × (S ÷ S0), où P est le prix révisé, P0 le prix en vigueur avant révision, S le dernier indice Syntec publié à la date de la révision et S0 le dernier indice publié à la date d’effet du Contrat ou de la révision précédente. La révision est notifiée trente jours avant son application.
[end]
[if price_revision eq false]
Le prix n’est pas révisable pendant la durée initiale. Toute évolution pour une période renouvelée fait l’objet d’un avenant.
[end]
`,
    ],
    invoicing,
    latePayment,
    [
      1,
      'Obligations du Prestataire',
      `
Le Prestataire exécute les Prestations avec le soin et la diligence d’un professionnel de son secteur, selon les règles de l’art et les normes en vigueur. Il est tenu d’une obligation de moyens, et d’une obligation de résultat pour le respect des délais et niveaux de service expressément garantis en annexe. À ce titre, il :
- affecte aux Prestations un personnel qualifié et en nombre suffisant, dont il assure seul l’encadrement et l’autorité hiérarchique ;
- conseille le Client et l’alerte sans délai sur toute difficulté susceptible d’affecter la qualité, le coût ou le calendrier ;
- rend compte de l’avancement selon la fréquence prévue en annexe ;
- remet au Client, à la conclusion du Contrat puis tous les six mois, les documents prévus à l’article D. 8222-5 du code du travail.
Le Prestataire ne sous-traite tout ou partie des Prestations qu’avec l’accord préalable et écrit du Client ; il demeure alors seul responsable envers lui.
`,
    ],
    [
      1,
      'Obligations du Client',
      `
Le Client collabore de bonne foi à l’exécution du Contrat. Il :
- remet au Prestataire, en temps utile, les informations, documents et accès nécessaires ;
- désigne un interlocuteur disposant du pouvoir de décision ;
- se prononce sur les Livrables dans les délais convenus ;
- paie le prix aux échéances prévues.
`,
    ],
    [
      1,
      'Recette des Livrables',
      `
Le Client dispose de dix Jours ouvrés à compter de la remise d’un Livrable pour l’accepter ou notifier par écrit ses réserves motivées. Le Prestataire corrige à ses frais les non-conformités dans un délai de dix Jours ouvrés, puis présente à nouveau le Livrable. À défaut de réponse du Client dans ce délai, et après un rappel resté sans effet pendant cinq Jours ouvrés, le Livrable est réputé accepté.
`,
    ],
    [
      1,
      'Propriété intellectuelle',
      `
Chaque Partie conserve la propriété des connaissances, outils et droits antérieurs au Contrat ou acquis indépendamment de lui.
Sous réserve du paiement intégral du prix correspondant, le Prestataire cède au Client, à titre exclusif, les droits de reproduction, de représentation, d’adaptation, de traduction et de distribution portant sur les Livrables, sur tous supports et par tous procédés, pour les besoins de son activité et de celle des sociétés de son groupe, pour le monde entier et pour la durée légale de protection des droits d’auteur. Le prix de cette cession est compris dans le prix des Prestations.
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
      'Conséquences de la fin du Contrat',
      `
À la fin du Contrat, quelle qu’en soit la cause, le Prestataire remet au Client, dans les quinze jours, les Livrables achevés ou en cours, les documents et les accès qui lui appartiennent. Les Prestations exécutées jusqu’à cette date restent dues. Il apporte, pendant une durée maximale de trois mois, l’assistance raisonnable nécessaire à la reprise des Prestations par le Client ou par un tiers, aux conditions tarifaires du Contrat.
Les articles relatifs à la propriété intellectuelle, à la confidentialité, aux données à caractère personnel, à la responsabilité et au droit applicable survivent à la fin du Contrat.
`,
    ],
    ...generalProvisions,
    disputes,
  ],
  annexes: [
    {
      name: 'Description des prestations',
      sections: [
        [
          1,
          'Contenu et calendrier',
          `
Le Prestataire réalise les Prestations suivantes, qui peuvent être précisées ou complétées par avenant :
| Prestation | Livrable | Échéance | Volume |
| Cadrage et analyse des besoins | Note de cadrage validée | Un mois après la prise d’effet | 5 jours |
| Réalisation des Prestations : {service_description} | Livrables définis à la note de cadrage | Selon le calendrier validé | Selon la note de cadrage |
| Suivi et assistance | Compte rendu d’activité | Chaque mois | 2 jours par mois |
`,
        ],
        [
          1,
          'Niveaux de service',
          `
Les délais s’entendent en heures et jours ouvrés, de 9 h à 18 h.
| Situation | Prise en compte | Résolution ou solution de contournement |
| Bloquante : les Prestations ne peuvent plus être utilisées | 2 heures | 1 jour |
| Majeure : une fonction importante est dégradée | 4 heures | 3 jours |
| Mineure : gêne sans conséquence importante | 1 jour | 10 jours |
`,
        ],
        [
          1,
          'Interlocuteurs et suivi',
          `
Chaque Partie désigne un interlocuteur. Un comité de suivi se réunit au moins une fois par trimestre ; le Prestataire en rédige le compte rendu sous cinq Jours ouvrés. Ces comptes rendus ne modifient pas le Contrat.
`,
        ],
      ],
    },
  ],
  signature: signatures.fr,
}
