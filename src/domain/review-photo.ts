/** Of one review. */
export const mostReviewPhotos = 4;
/** 10 MB: what phones write. */
export const maxPhotoBytes = 10 * 1024 * 1024;
/** What a form without script may hold in all. */
export const maxPhotoFormBytes = 24 * 1024 * 1024;
/** Types of files that are taken. */
export const photoTypes = 'image/jpeg,image/png,image/webp,image/avif';
