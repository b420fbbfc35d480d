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

/** Software as a service under French law and regulation (EU) 2023/2854, the Data Act. */
export const softwareSubscriptionFr: TemplateText = {
  title: 'Contrat d’abonnement logiciel',
  body: 'Contrat',
  sections: [
    parties,
    [
      1,
      'Préambule',
      `
Le Prestataire édite ou distribue un logiciel qu’il exploite et rend accessible par internet. Le Client l’a évalué au regard de ses besoins, a pu en essayer les fonctions et souhaite l’utiliser sous forme d’abonnement.
Chaque Partie reconnaît avoir reçu de l’autre, conformément à l’article 1112-1 du code civil, les informations dont l’importance était déterminante de son consentement. Les stipulations du présent contrat ont été librement négociées. Le préambule et les annexes en font partie intégrante.
`,
    ],
    [
      1,
      'Définitions',
      `
Dans le présent contrat, les termes ci-dessous, employés au singulier ou au pluriel, ont le sens suivant :
- **« Contrat »** : le présent document et ses annexes, ainsi que leurs avenants ;
- **« Logiciel »** : le logiciel désigné à l’article « Objet », dans sa version en service, et sa documentation ;
- **« Prestations »** : la mise à disposition du Logiciel par internet, son hébergement, sa maintenance et l’assistance aux Utilisateurs ;
- **« Utilisateur »** : la personne physique placée sous la responsabilité du Client, à qui un identifiant personnel est attribué ;
- **« Données du Client »** : les données que le Client et ses Utilisateurs saisissent, importent ou produisent avec le Logiciel, et les métadonnées qui s’y rapportent ;
- **« Disponibilité »** : le rapport, par mois civil, entre le temps pendant lequel le Logiciel peut être utilisé et le temps total, déduction faite des arrêts planifiés ;
- **« Jour ouvré »** : tout jour autre que le samedi, le dimanche et les jours fériés légaux en France métropolitaine ;
- **« Terme »** : le dernier jour de la période contractuelle en cours, initiale ou renouvelée.
`,
    ],
    [
      1,
      'Objet',
      `
Le Contrat fixe les conditions dans lesquelles le Prestataire fournit au Client, qui l’accepte, les Prestations relatives au Logiciel suivant : {software_description}.
L’abonnement est souscrit pour {user_count} Utilisateurs. En cas de contradiction, les articles du Contrat prévalent sur les annexes, et l’annexe la plus récente sur les précédentes. Les conditions générales de l’une ou l’autre des Parties, y compris celles qu’un Utilisateur accepte en se connectant, ne s’appliquent pas.
`,
    ],
    ...term,
    [1, 'Droit d’utilisation', ``],
    [
      2,
      'Étendue',
      `
Le Prestataire concède au Client, pour la durée du Contrat et pour le monde entier, un droit non exclusif d’utiliser le Logiciel pour les besoins de son activité et de celle des sociétés de son groupe. Un identifiant peut être transféré d’un Utilisateur à un autre ; il n’est pas partagé. Des Utilisateurs supplémentaires sont ajoutés à tout moment, au prix unitaire de l’abonnement et à proportion du temps restant à courir.
`,
    ],
    [
      2,
      'Limites',
      `
Le Client s’interdit de mettre le Logiciel à la disposition de tiers étrangers à son activité, de le décompiler hors des cas prévus à l’article L. 122-6-1 du code de la propriété intellectuelle, et d’en contourner les protections. Le Prestataire conserve la propriété du Logiciel ; le Client conserve celle de ses Données.
`,
    ],
    [1, 'Service', ``],
    [
      2,
      'Disponibilité',
      `
Le Prestataire garantit une Disponibilité de {availability_rate} par mois civil. Les arrêts planifiés sont annoncés cinq Jours ouvrés à l’avance, ont lieu entre 20 h et 7 h ou les jours non ouvrés, et n’excèdent pas huit heures par mois.
Lorsque la Disponibilité garantie n’est pas atteinte, le Client reçoit, à sa demande, les avoirs prévus en annexe. Si elle ne l’est pas pendant trois mois d’une même période de douze mois, il peut résilier le Contrat de plein droit, sans indemnité et sans mise en demeure.
`,
    ],
    [
      2,
      'Maintenance et évolutions',
      `
Le Prestataire corrige les anomalies dans les délais prévus en annexe et met en service les nouvelles versions sans supplément de prix. Il annonce trois mois à l’avance le retrait d’une fonction souscrite ; si ce retrait prive le Client d’un usage essentiel, celui-ci peut résilier le Contrat à la date du retrait, la redevance payée d’avance étant remboursée.
`,
    ],
    [
      2,
      'Assistance',
      `
L’assistance répond en français aux Utilisateurs désignés par le Client, par téléphone et par écrit, de 9 h à 18 h les Jours ouvrés. Elle est comprise dans la redevance, ainsi que la documentation en ligne.
`,
    ],
    [
      1,
      'Sécurité et sauvegardes',
      `
Le Prestataire protège le Logiciel et les Données du Client par des mesures conformes à l’état de l’art : chiffrement des échanges et des supports, cloisonnement entre clients, authentification renforcée, journalisation des accès et correction des vulnérabilités. Il sauvegarde les Données au moins une fois par jour, conserve les sauvegardes trente jours sur un site distinct et éprouve leur restauration au moins une fois par an.
Il notifie au Client tout incident de sécurité qui touche ses Données dans les quarante-huit heures de sa découverte, avec ses effets et les mesures prises.
`,
    ],
    [
      1,
      'Données du Client',
      `
Les Données du Client lui appartiennent. Elles sont hébergées dans le lieu suivant, dont le Prestataire ne change qu’avec l’accord préalable et écrit du Client : {data_location}. Le Prestataire n’y accède et ne les utilise que pour exécuter les Prestations ; il ne les communique à aucun tiers et ne les emploie pas pour entraîner des modèles. Il oppose les voies de droit utiles à toute demande d’accès d’une autorité d’un pays tiers contraire au droit de l’Union.
Le Client peut à tout moment exporter lui-même ses Données dans un format structuré, couramment utilisé et lisible par machine.
`,
    ],
    [1, 'Prix et paiement', ``],
    [
      2,
      'Redevance',
      `
En contrepartie des Prestations, le Client verse au Prestataire une redevance de **{amount_incl_tax}** toutes taxes comprises par période de douze mois, taxe sur la valeur ajoutée au taux de {vat_rate} incluse. En cas de changement du taux légal, la taxe est facturée au taux en vigueur au jour de son exigibilité. La redevance comprend l’hébergement, la maintenance et l’assistance.
`,
    ],
    [
      2,
      'Révision',
      `
[if price_revision eq true]
À chaque date anniversaire de la prise d’effet, la redevance peut être révisée à la demande de l’une des Parties selon la formule P = P0 × (S ÷ S0), où P est la redevance révisée, P0 la redevance en vigueur avant révision, S le dernier indice Syntec publié à la date de la révision et S0 le dernier indice publié à la date d’effet du Contrat ou de la révision précédente. La révision est notifiée trente jours avant son application.
[end]
[if price_revision eq false]
La redevance n’est pas révisable pendant la durée initiale. Toute évolution pour une période renouvelée fait l’objet d’un avenant.
[end]
`,
    ],
    invoicing,
    latePayment,
    [
      1,
      'Obligations du Prestataire',
      `
Le Prestataire exécute les Prestations avec le soin et la diligence d’un professionnel de son secteur. Il est tenu d’une obligation de moyens, et d’une obligation de résultat pour la Disponibilité, les sauvegardes et la restitution des Données du Client. La suspension pour défaut de paiement ne prive jamais le Client de l’accès à ses Données.
`,
    ],
    [
      1,
      'Obligations du Client',
      `
Le Client utilise le Logiciel conformément à sa documentation et à la loi, veille à la confidentialité des identifiants, dispose des équipements et de la connexion nécessaires, répond de la licéité de ses Données et paie la redevance aux échéances prévues.
`,
    ],
    [
      1,
      'Garantie d’éviction',
      `
Le Prestataire garantit qu’il détient les droits nécessaires sur le Logiciel et tient le Client indemne de toute réclamation d’un tiers à ce titre. Si l’usage du Logiciel est empêché, il obtient le droit de le poursuivre, remplace ou modifie l’élément en cause sans en réduire les fonctions ou, à défaut, rembourse la redevance de la période non exécutée, sans préjudice des dommages et intérêts. Cette garantie de propriété intellectuelle s’ajoute à celles de la loi.
`,
    ],
    confidentiality,
    personalData,
    liability,
    forceMajeure,
    breach,
    [
      1,
      'Changement de fournisseur',
      `
Conformément aux articles 23 à 31 du règlement (UE) 2023/2854 du 13 décembre 2023, le Client peut à tout moment demander à passer chez un autre fournisseur, à rapatrier ses Données ou à les faire effacer, moyennant un préavis de deux mois notifié dans les formes prévues à l’article « Préavis et dénonciation ». Le Contrat prend fin à l’achèvement de l’opération et au plus tôt à la fin de ce préavis.
Le Prestataire achève la transition dans les trente jours qui suivent le préavis, ou justifie dans les quatorze jours de la demande d’une impossibilité technique et d’un délai plus long, qui n’excède pas sept mois. Pendant la transition, il maintient le service et sa sécurité, apporte une assistance raisonnable et ne facture aucun frais de changement de fournisseur. La redevance payée d’avance pour la période postérieure à la fin du Contrat reste acquise au Prestataire dans la limite de trois mois de redevance ; le surplus est remboursé.
`,
    ],
    [
      1,
      'Restitution des données',
      `
À la fin du Contrat, quelle qu’en soit la cause, le Client dispose de {data_return_period}, et d’au moins trente jours, pour récupérer l’ensemble de ses Données dans les formats prévus en annexe. Le Prestataire les lui remet sans frais à première demande, avec la documentation qui permet de les lire, et ne les retient sous aucun prétexte.
À l’issue de ce délai, et après que le Client a confirmé la récupération ou laissé sans réponse un rappel de quinze jours, le Prestataire efface les Données et toutes leurs copies, sauvegardes comprises, dans les trente jours, et en atteste par écrit.
`,
    ],
    [
      1,
      'Survie des stipulations',
      `
Les articles relatifs à la restitution des données, à la garantie d’éviction, à la confidentialité, aux données à caractère personnel, à la responsabilité et au droit applicable survivent à la fin du Contrat.
`,
    ],
    ...generalProvisions,
    disputes,
  ],
  annexes: [
    {
      name: 'Niveaux de service et données',
      sections: [
        [
          1,
          'Avoirs de disponibilité',
          `
Les avoirs se calculent sur la redevance du mois considéré et s’imputent sur la facture suivante ; ils sont payés si le Contrat a pris fin.
| Écart avec la Disponibilité garantie de {availability_rate} | Avoir |
| Jusqu’à un demi-point | 5 % |
| Plus d’un demi-point, jusqu’à deux points | 15 % |
| Plus de deux points | 30 % |
`,
        ],
        [
          1,
          'Délais de correction',
          `
Les délais courent du signalement et s’entendent de 9 h à 18 h les Jours ouvrés.
| Gravité de l’anomalie | Prise en compte | Correction ou contournement |
| Bloquante : le Logiciel ne peut plus être utilisé | 1 heure | 8 heures |
| Majeure : une fonction importante est dégradée | 4 heures | 3 jours |
| Mineure : gêne sans conséquence importante | 1 jour | 20 jours |
`,
        ],
        [
          1,
          'Données exportables et formats',
          `
| Données du Client | Format | Moyen |
| Enregistrements et historiques | CSV ou JSON, encodage UTF-8 | Export en ligne et interface de programmation |
| Documents et pièces jointes | Format d’origine, avec un index | Archive chiffrée |
| Comptes, droits et journaux d’accès | CSV ou JSON | Export en ligne |
Ne sont pas exportables les seules données internes au fonctionnement du Logiciel dont la divulgation révélerait un secret des affaires du Prestataire ; leur exclusion ne retarde pas le changement de fournisseur.
`,
        ],
      ],
    },
  ],
  signature: signatures.fr,
}
