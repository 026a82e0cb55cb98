import type { DestinationText } from '../types';

export const kruger: DestinationText = {
  name: 'Kruger',
  country: 'Sudáfrica',
  tagline: 'El gran bushveld, a su propio ritmo',
  description: [
    'El Parque Nacional Kruger se extiende unos 350 kilómetros a lo largo de la frontera con Mozambique y es casi tan grande como Eslovenia. Carreteras asfaltadas, campamentos con gasolinera y tienda, merenderos, observatorios: ningún otro gran parque de África se recorre tan fácilmente por cuenta propia, y pocos reúnen tantas especies.',
    'El sur, entre los ríos Crocodile y Sabie, tiene la mayor cantidad de animales y también de tráfico. En el centro, en torno a Satara, los pastos alimentan a las manadas y a los leones que las siguen. Al norte del Olifants llega la calma: mopanes, baobabs, elefantes y aves que no se dan en ningún otro lugar del país.',
    'En el invierno seco, de mayo a septiembre, la vegetación clarea y los animales acuden al agua; las mañanas son frías, los días despejados y los mosquitos, escasos.',
  ],
  highlights: [
    'Los cinco grandes en un solo parque',
    'En coche propio por buenas carreteras, con campamentos en el camino',
    'Safaris nocturnos y caminatas con guardas del parque',
    'Más de 500 especies de aves y casi 150 de mamíferos',
    'Reservas privadas al oeste, sin vallas de por medio',
  ],
  bestTime: 'De mayo a septiembre',
  duration: '2–6 días',
  difficulty: 'Fácil',
  uniqueFeatures: [
    {
      title: 'La casa de los cinco grandes',
      description:
        'León, leopardo, elefante, búfalo y rinoceronte viven aquí. Nadie los ve por encargo, pero en pocos sitios hay mejores posibilidades.',
    },
    {
      title: 'Usted al volante',
      description:
        'Basta un coche de alquiler corriente. Usted decide cuándo apagar el motor, y una charca con un termo de café ya es un safari.',
    },
    {
      title: 'Hacia la noche',
      description:
        'Los coches particulares deben estar en el campamento al ponerse el sol. Entonces los guardas salen con focos en busca de civetas, búhos y, con suerte, un leopardo en la carretera.',
    },
    {
      title: 'Senderos en tierra salvaje',
      description:
        'Tres noches en un campamento básico, caminatas con dos guías armados, ocho huéspedes como máximo: la forma antigua de estar en el monte y la que más se recuerda.',
    },
  ],
  activities: [
    'Safaris con guía o en coche propio',
    'Salidas nocturnas con guardas del parque',
    'Caminatas matinales desde los campamentos',
    'Travesías a pie de tres noches',
    'Una hora en un observatorio junto al agua',
    'La Ruta Panorámica y el cañón del río Blyde, muy cerca',
  ],
  wildlife: [
    'León',
    'Leopardo',
    'Elefante africano',
    'Búfalo cafre',
    'Rinoceronte blanco',
    'Licaón',
    'Gran kudú',
    'Hipopótamo',
  ],
  tips: [
    'De Johannesburgo a las puertas del sur hay entre 400 y 450 kilómetros, unas cinco horas; los aeropuertos más cercanos son Mbombela, Skukuza y Hoedspruit.',
    'No salga del coche ni de la carretera: está prohibido, salvo en los lugares señalizados. El límite es de 50 km/h en asfalto y 40 km/h en tierra, y se controla.',
    'Las puertas abren y cierran con el sol, a una hora distinta cada mes. Quien llega tarde paga multa: calcule 25 kilómetros por hora.',
    'Si ve un rinoceronte, no lo publique y desactive la ubicación de sus fotos; los furtivos también leen las redes sociales.',
    'En las mañanas de invierno se roza el cero en un vehículo abierto: gorro, guantes y chaqueta de abrigo de junio a agosto.',
    'El Kruger está en zona de malaria, con mayor riesgo de octubre a mayo. Consulte al médico con tiempo sobre la prevención.',
  ],
  accommodation:
    'Los campamentos del propio parque tienen de todo, desde parcelas y cabañas redondas hasta casas familiares, con restaurante, tienda y gasolinera. Los campamentos pequeños son más tranquilos. En las reservas privadas del oeste el lodge se ocupa de todo: diez habitaciones, vehículos abiertos, rastreadores y pensión completa.',
  alt: {
    hero: 'Elefantes entre marulas en el bushveld, bajo un ocaso de color brasa',
    gallery: [
      'Un rinoceronte bebe en una charca',
      'Un leopardo en una carretera a la luz de la luna',
      'Cebras pastan al pie de unos peñascos de granito',
      'Hipopótamos en un río bordeado de acacias amarillas',
    ],
  },
};
