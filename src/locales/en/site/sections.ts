export const messages = {
  'slider.label': 'Slides',
  'slider.carousel': 'carousel',
  'slider.slide': 'slide',
  'slider.previous': 'Previous slide',
  'slider.next': 'Next slide',
  'slider.pause': 'Pause',
  'slider.play': 'Play',
  'slider.goTo': 'Go to slide {n}',
  'slider.choose': 'Choose a slide',

  'logos.marquee': 'Moving row of logos',

  'gallery.open': 'Open picture {n} of {count}',
  'gallery.viewer': 'Picture viewer',
  'gallery.previous': 'Previous picture',
  'gallery.next': 'Next picture',

  'video.play': 'Play video',
  'video.playTitle': 'Play video: {title}',
  'video.pause': 'Pause video',

  'contacts.phone': 'Phone',
  'contacts.email': 'Email',
  'contacts.address': 'Address',
  'contacts.workTime': 'Opening hours',
  'contacts.messengers': 'Messengers',
  'contacts.socials': 'Social networks',
  'contacts.map': 'Map',
  'contacts.showMap': 'Show the map',
  'contacts.mapThirdParty': 'The map is loaded from {host}',
} as const;
