import type { messages as english } from '../../en/site/sections.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  'slider.label': 'Слайды',
  'slider.carousel': 'карусель',
  'slider.slide': 'слайд',
  'slider.previous': 'Предыдущий слайд',
  'slider.next': 'Следующий слайд',
  'slider.pause': 'Остановить показ',
  'slider.play': 'Продолжить показ',
  'slider.goTo': 'Перейти к слайду {n}',
  'slider.choose': 'Выбор слайда',

  'logos.marquee': 'Бегущий ряд логотипов',

  'gallery.open': 'Открыть фото {n} из {count}',
  'gallery.viewer': 'Просмотр фотографий',
  'gallery.previous': 'Предыдущее фото',
  'gallery.next': 'Следующее фото',

  'video.play': 'Смотреть видео',
  'video.playTitle': 'Смотреть видео: {title}',
  'video.pause': 'Остановить видео',

  'contacts.phone': 'Телефон',
  'contacts.email': 'Электронная почта',
  'contacts.address': 'Адрес',
  'contacts.workTime': 'Время работы',
  'contacts.messengers': 'Мессенджеры',
  'contacts.socials': 'Социальные сети',
  'contacts.map': 'Карта',
  'contacts.showMap': 'Показать карту',
  'contacts.mapThirdParty': 'Карта загружается с {host}',
} satisfies Messages<typeof english>;
