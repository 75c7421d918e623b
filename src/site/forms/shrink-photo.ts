/** Bytes that a mobile line sends in some seconds; what is smaller goes as it is. */
const smallEnough = 1_000_000;
/** The server keeps no larger side. */
const longestSide = 1920;

/** The photo as a JPEG no larger than the shop keeps it; as it is where the browser cannot read it. */
export async function shrinkPhoto(photo: Blob): Promise<Blob> {
  if (photo.size <= smallEnough) return photo;
  try {
    const bitmap = await createImageBitmap(photo);
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
    return made && made.size < photo.size ? made : photo;
  } catch {
    return photo;
  }
}
