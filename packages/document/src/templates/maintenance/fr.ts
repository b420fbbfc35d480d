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

/** Maintenance of equipment and software under French law, at a price that follows an index. */
export const maintenanceFr: TemplateText = {
  title: 'Contrat de maintenance',
  body: 'Contrat',
  sections: [
    parties,
    [
      1,
      'Préambule',
      `
Le Client exploite pour son activité les matériels et logiciels désignés ci-après et souhaite en confier la maintenance à un professionnel. Le Prestataire déclare en avoir examiné l’état et la documentation, pouvoir s’en procurer les pièces et les correctifs, et disposer du personnel qualifié pour les maintenir.
Chaque Partie reconnaît avoir reçu de l’autre, conformément à l’article 1112-1 du code civil, les informations dont l’importance était déterminante de son consentement. Les stipulations du présent contrat ont été librement négociées. Le préambule et les annexes en font partie intégrante.
`,
    ],
    [
      1,
      'Définitions',
      `
Dans le présent contrat, les termes ci-dessous, employés au singulier ou au pluriel, ont le sens suivant :
- **« Contrat »** : le présent document et ses annexes, ainsi que leurs avenants ;
- **« Éléments maintenus »** : les matériels et logiciels désignés à l’article « Objet » et à l’annexe « Éléments maintenus et niveaux de service » ;
- **« Prestations »** : la maintenance préventive, corrective et évolutive des Éléments maintenus, et l’assistance aux utilisateurs ;
- **« Anomalie »** : tout défaut de fonctionnement reproductible d’un Élément maintenu, ou toute différence avec sa documentation ;
- **« Heures de service »** : {maintenance_hours} ;
- **« Jour ouvré »** : tout jour autre que le samedi, le dimanche et les jours fériés légaux en France métropolitaine ;
- **« Terme »** : le dernier jour de la période contractuelle en cours, initiale ou renouvelée.
`,
    ],
    [
      1,
      'Objet',
      `
Le Contrat fixe les conditions dans lesquelles le Prestataire maintient en état de fonctionnement, pour le Client qui l’accepte, les Éléments maintenus suivants : {maintained_items}.
En cas de contradiction, les articles du Contrat prévalent sur les annexes, et l’annexe la plus récente sur les précédentes. Les conditions générales de vente ou d’achat de l’une ou l’autre des Parties ne s’appliquent pas.
`,
    ],
    ...term,
    [1, 'Prestations de maintenance', ``],
    [
      2,
      'Maintenance préventive',
      `
Le Prestataire effectue les visites, contrôles, réglages et mises à jour prévus en annexe, à des dates convenues au moins dix Jours ouvrés à l’avance. Il remet après chacun d’eux un compte rendu qui signale l’usure, l’obsolescence et les risques constatés.
`,
    ],
    [
      2,
      'Maintenance corrective',
      `
Le Client signale toute Anomalie pendant les Heures de service, par le moyen indiqué en annexe, en décrivant ses circonstances et sa gravité. Le Prestataire la qualifie avec lui, la prend en compte et la corrige dans les délais prévus en annexe ; ces délais sont garantis. Une solution de contournement ne dispense pas de la correction définitive.
`,
    ],
    [
      2,
      'Maintenance évolutive',
      `
Le Prestataire fournit et installe les mises à jour et nouvelles versions que l’éditeur ou le fabricant met à la disposition générale des utilisateurs, sans supplément de prix, ainsi que celles qu’imposent la sécurité ou un changement de la réglementation. Il prévient le Client avant toute mise à jour qui modifie l’usage des Éléments maintenus.
`,
    ],
    [
      2,
      'Lieu des interventions',
      `
[if on_site_maintenance eq true]
Les interventions ont lieu dans les locaux du Client, ou à distance lorsque l’Anomalie le permet. Le personnel du Prestataire se conforme au règlement intérieur et aux consignes d’hygiène et de sécurité du Client ; un plan de prévention est établi lorsque les articles R. 4512-6 et suivants du code du travail l’exigent. Les frais de déplacement et de main-d’œuvre sont compris dans le prix.
[end]
[if on_site_maintenance eq false]
Les interventions ont lieu à distance, par un accès sécurisé que le Client ouvre à la demande et peut fermer à tout moment. Une intervention dans les locaux du Client suppose un devis accepté par écrit.
[end]
`,
    ],
    [
      1,
      'Prestations exclues',
      `
Ne sont pas comprises dans le prix, et font l’objet d’un devis préalable, la réparation des dommages causés par un usage contraire à la documentation, par l’intervention d’un tiers non autorisé ou par un sinistre, ainsi que la fourniture des consommables et la maintenance des éléments ajoutés sans accord du Prestataire. Aucune exclusion ne s’applique à une Anomalie dont le Prestataire n’établit pas qu’elle a l’une de ces causes.
`,
    ],
    [1, 'Prix et paiement', ``],
    [
      2,
      'Prix',
      `
En contrepartie des Prestations, le Client verse au Prestataire une redevance annuelle de **{amount_incl_tax}** toutes taxes comprises, taxe sur la valeur ajoutée au taux de {vat_rate} incluse. En cas de changement du taux légal, la taxe est facturée au taux en vigueur au jour de son exigibilité. La redevance comprend les pièces de rechange, sauf celles que l’annexe exclut.
Le retrait d’un Élément maintenu réduit la redevance à proportion, à compter du mois qui suit sa notification.
`,
    ],
    [
      2,
      'Révision du prix',
      `
La redevance est révisée de plein droit à chaque date anniversaire de la prise d’effet du Contrat, à la hausse comme à la baisse, selon la formule P = P0 × (0,15 + 0,85 × S ÷ S0), dans laquelle P est la redevance révisée, P0 la redevance en vigueur avant la révision, S le dernier indice Syntec publié à la date de la révision et S0 l’indice de référence suivant : {reference_index}. À chaque révision, S devient l’indice de référence de la suivante. Cet indice est en relation directe avec l’activité du Prestataire, au sens de l’article L. 112-2 du code monétaire et financier.
[if revision_cap filled]
La variation de la redevance d’une année à l’autre ne peut excéder {revision_cap}, à la hausse comme à la baisse.
[end]
Le Prestataire notifie le calcul trente jours avant d’appliquer la révision ; à défaut, elle ne s’applique qu’aux échéances postérieures de trente jours à la notification. Si l’indice cesse d’être publié, l’indice que l’organisme éditeur désigne le remplace ; à défaut, les Parties en conviennent dans les trente jours et, faute d’accord, la redevance reste en l’état jusqu’à ce qu’il soit fixé selon l’article 1167 du code civil.
`,
    ],
    invoicing,
    latePayment,
    [
      1,
      'Pénalités de niveau de service',
      `
Lorsqu’un délai garanti n’est pas respecté par le fait du Prestataire, le Client peut déduire de la redevance, après avoir mis le Prestataire en mesure de présenter ses observations, un pour cent de la redevance annuelle par jour commencé de retard, dans la limite de dix pour cent de cette redevance par année contractuelle. Ces pénalités n’ont pas de caractère libératoire et s’imputent sur les dommages et intérêts éventuels.
`,
    ],
    [
      1,
      'Obligations du Prestataire',
      `
Le Prestataire exécute les Prestations avec le soin et la diligence d’un professionnel de son secteur, selon les règles de l’art et les prescriptions des fabricants et éditeurs. Il est tenu d’une obligation de moyens, et d’une obligation de résultat pour les délais garantis. À ce titre, il :
- affecte aux Prestations un personnel qualifié, dont il assure seul l’encadrement et l’autorité hiérarchique ;
- tient à jour un registre des interventions, que le Client consulte à tout moment ;
- sauvegarde, ou fait sauvegarder par le Client, les données et réglages avant toute intervention qui peut les altérer ;
- avertit le Client au moins six mois à l’avance de la fin de vie d’un Élément maintenu dont il a connaissance ;
- remet au Client, à la conclusion du Contrat puis tous les six mois, les documents prévus à l’article D. 8222-5 du code du travail.
Le Prestataire ne sous-traite tout ou partie des Prestations qu’avec l’accord préalable et écrit du Client ; il demeure alors seul responsable envers lui.
`,
    ],
    [
      1,
      'Obligations du Client',
      `
Le Client collabore de bonne foi à l’exécution du Contrat. Il :
- utilise les Éléments maintenus selon leur documentation et signale sans délai toute Anomalie ;
- donne au Prestataire les accès, informations et moyens nécessaires aux interventions ;
- sauvegarde régulièrement ses données ;
- détient les licences des logiciels maintenus et paie le prix aux échéances prévues.
`,
    ],
    [
      1,
      'Propriété intellectuelle',
      `
Chaque Partie conserve la propriété de ses connaissances, outils et droits. Les correctifs et mises à jour suivent le régime de la licence du logiciel qu’ils modifient ; ceux que le Prestataire développe pour le Client seul peuvent être utilisés par celui-ci, sans limite de durée, pour les besoins de son activité.
Le Prestataire garantit qu’il a le droit de fournir les pièces, correctifs et mises à jour et tient le Client indemne de toute réclamation d’un tiers à ce titre.
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
À la fin du Contrat, quelle qu’en soit la cause, le Prestataire termine les interventions commencées, restitue les matériels, documents et accès qui appartiennent au Client et remet le registre des interventions ainsi que la liste des Anomalies ouvertes. La redevance payée d’avance est remboursée pour la période postérieure à la fin, sauf résiliation pour manquement du Client. Le Prestataire apporte, pendant une durée maximale de trois mois et aux conditions tarifaires du Contrat, l’assistance nécessaire à la reprise de la maintenance.
Les articles relatifs à la propriété intellectuelle, à la confidentialité, aux données à caractère personnel, à la responsabilité et au droit applicable survivent à la fin du Contrat.
`,
    ],
    ...generalProvisions,
    disputes,
  ],
  annexes: [
    {
      name: 'Éléments maintenus et niveaux de service',
      sections: [
        [
          1,
          'Éléments maintenus et visites',
          `
| Éléments maintenus | Maintenance préventive | Pièces et correctifs |
| {maintained_items} | Deux visites par an, dont une avant la fin du premier semestre | Compris dans la redevance, hors consommables |
Le Client signale les Anomalies par téléphone ou par le portail du Prestataire, qui lui délivre un numéro de suivi horodaté.
`,
        ],
        [
          1,
          'Niveaux de service',
          `
Les délais courent du signalement et s’entendent en Heures de service et en Jours ouvrés.
| Gravité de l’Anomalie | Prise en compte | Contournement | Correction |
| Bloquante : un Élément maintenu ne peut plus être utilisé | 2 heures | 4 heures | 2 jours |
| Majeure : une fonction importante est dégradée | 4 heures | 2 jours | 5 jours |
| Mineure : gêne sans conséquence importante | 1 jour | Sans objet | 20 jours |
`,
        ],
        [
          1,
          'Suivi',
          `
Les Parties se réunissent au moins deux fois par an. Le Prestataire y présente le nombre et la gravité des Anomalies, les délais observés, les pénalités encourues et les remplacements qu’il recommande. Il en rédige le compte rendu sous cinq Jours ouvrés ; celui-ci ne modifie pas le Contrat.
`,
        ],
      ],
    },
  ],
  signature: signatures.fr,
}
